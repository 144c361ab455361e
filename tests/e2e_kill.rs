//! The program is killed at random moments and started again on the same database; whoever plays notices nothing but a
//! pause.
//!
//! With a fixed secret and people who decide by what they see, the same match is played once undisturbed and once with
//! SIGKILLs before a press, right after it, while pages are delivered, and during the start itself. Both end with the
//! same log of what was accepted and the same pages.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where something is wrong")]
#![allow(clippy::print_stdout, reason = "a test tells its figures")]

mod telegram;

use std::collections::BTreeSet;
use std::time::Duration;

use talon_games::GameKind;
use talon_loopback::{Message, Person, Place, Which};
use talon_table::{Event, TableId};
use talon_view::Verb;
use telegram::{
    Next, Plan, Policy, Room, Sitting, Solo, Story, Turn, answered_once, draw, facts, fast, has, keep_secrets, log_of,
    no_fault, nothing_went_wrong, records_are_sound,
};

const POLICY: Policy = Policy { seed: 11, haste: 4 };

/// How often the program dies in a match.
const KILLS: usize = 24;

/// The kills of one run, by the decision at which they happen.
struct Reaper {
    seed: u64,
    doomed: BTreeSet<usize>,
    killed: usize,
}

/// When the program dies.
#[derive(Debug, Clone, Copy)]
enum Moment {
    BeforeThePress,
    /// So long after the press was sent.
    AfterThePress(Duration),
    /// After the press was answered, while the pages follow.
    InDelivery(Duration),
}

impl Reaper {
    /// Chooses the decisions of a match at which the program dies.
    fn new(seed: u64, decisions: usize) -> Self {
        let mut doomed = BTreeSet::new();
        let mut number = 0u64;
        while doomed.len() < KILLS.min(decisions) {
            doomed.insert(usize::try_from(draw(seed, number) % decisions as u64).unwrap());
            number += 1;
        }
        Self { seed, doomed, killed: 0 }
    }

    /// Nobody dies.
    fn idle() -> Self {
        Self { seed: 0, doomed: BTreeSet::new(), killed: 0 }
    }

    fn moment(&self, decision: usize) -> Option<Moment> {
        let doomed = self.doomed.contains(&decision);
        let delay = Duration::from_micros(draw(self.seed, (decision, "delay")) % 40_000);
        doomed.then(|| match draw(self.seed, (decision, "moment")) % 4 {
            0 => Moment::BeforeThePress,
            1 => Moment::AfterThePress(Duration::ZERO),
            2 => Moment::AfterThePress(delay),
            _ => Moment::InDelivery(delay / 4),
        })
    }

    /// Kills the program and starts it again, now and then more than once.
    async fn kill(&mut self, room: &mut Room) {
        room.kill();
        self.killed += 1;
        if draw(self.seed, (self.killed, "again")).is_multiple_of(4) {
            room.launch();
            tokio::time::sleep(Duration::from_millis(draw(self.seed, (self.killed, "start")) % 200)).await;
            room.kill();
            self.killed += 1;
        }
        room.start().await;
    }

    /// Lets a person make a decision, perhaps with a death before or after it.
    async fn decide(&mut self, room: &mut Room, decision: usize, person: &Person, turn: &Turn) {
        let data = POLICY.choose(turn).data.clone();
        let moment = self.moment(decision);
        if matches!(moment, Some(Moment::BeforeThePress)) {
            self.kill(room).await;
        }
        let query = person.press_quietly(&turn.message, Which::Data(&data)).expect("the button is there");
        match moment {
            None | Some(Moment::BeforeThePress) => {}
            Some(Moment::AfterThePress(delay)) => {
                tokio::time::sleep(delay).await;
                self.kill(room).await;
            }
            Some(Moment::InDelivery(delay)) => {
                person.answer_to(&query).await.expect("an answer");
                tokio::time::sleep(delay).await;
                self.kill(room).await;
            }
        }
        if moment.is_some() && draw(self.seed, (decision, "impatient")).is_multiple_of(2) {
            // Somebody who saw no answer presses once more; that must change nothing.
            let _ = person.press_quietly(&turn.message, Which::Data(&data));
        }
    }
}

/// What a match left behind.
struct Ending {
    facts: Vec<Event>,
    /// Every page that the bot shows in these chats, as text and labels.
    pages: Vec<Vec<String>>,
    /// The newest of each.
    newest: Vec<String>,
    killed: usize,
}

fn read(message: &Message) -> String {
    format!("{}\n{:?}", message.text, message.buttons)
}

impl Ending {
    async fn of(room: &Room, table: TableId, chats: &[(&Person, Place)], killed: usize) -> Self {
        let pages = chats.iter().map(|(person, place)| {
            person.visible(*place).iter().filter(|message| message.is_from_bot()).map(read).collect()
        });
        let newest = chats.iter().map(|(person, place)| read(&person.newest(*place).expect("a page")));
        Self { facts: facts(&log_of(room, table).await), pages: pages.collect(), newest: newest.collect(), killed }
    }

    /// Waits until this world shows every page of an undisturbed one.
    async fn await_pages(&self, chats: &[(&Person, Place)]) {
        for ((person, place), pages) in chats.iter().zip(&self.pages) {
            for page in pages {
                let shown = person.sees(*place, page, |message| read(message) == *page).await;
                shown.unwrap_or_else(|error| panic!("a page is missing: {error}"));
            }
        }
    }
}

/// A match of people in a group.
async fn together(plan: &Plan, languages: &[(&str, &str)], undisturbed: Option<&Ending>) -> Ending {
    let mut room = Room::open(fast(), &[]).await;
    let mut people = Vec::new();
    for (name, language) in languages {
        people.push(room.friend(name, language).await);
    }
    let players: Vec<&Person> = people.iter().collect();
    let group = room.telegram.group("Friday", &players);
    let (mut sitting, lobby) = Sitting::gather(plan, &players, &group).await;
    sitting.begin(&lobby).await;
    let seed = room.telegram.seed();
    let mut reaper = undisturbed.map_or_else(Reaper::idle, |ending| Reaper::new(seed, decisions(&ending.facts)));
    let mut decision = 0;
    while let Next::Turn(player, turn) = sitting.next().await {
        let person = sitting.players[player].clone();
        reaper.decide(&mut room, decision, &person, &turn).await;
        sitting.last = turn.number;
        decision += 1;
    }
    let private = people.iter().map(|person| (person, person.private()));
    let chats: Vec<(&Person, Place)> = std::iter::once((&people[0], sitting.home)).chain(private).collect();
    match undisturbed {
        None => {
            for (person, place) in &chats {
                let over = person.sees(*place, "result", |message| has(message, |verb| matches!(verb, Verb::Rematch)));
                over.await.unwrap_or_else(|error| panic!("{error}"));
            }
            answered_once(&room.telegram.transcript());
            nothing_went_wrong(&room);
        }
        Some(ending) => ending.await_pages(&chats).await,
    }
    let log = log_of(&room, sitting.table).await;
    keep_secrets(&room.telegram.transcript(), &[&Story::new(&log, people.iter().map(Some))]);
    no_fault(&room);
    assert_eq!(room.telegram.violations(), Vec::<String>::new());
    records_are_sound(&room, sitting.table);
    Ending::of(&room, sitting.table, &chats, reaper.killed).await
}

async fn one_person(undisturbed: Option<&Ending>) -> Ending {
    let mut room = Room::open(fast(), &[]).await;
    let ana = room.telegram.person("Ana", "bg");
    let mut solo = Solo::open(&ana).await;
    let seed = room.telegram.seed() + 1;
    let mut reaper = undisturbed.map_or_else(Reaper::idle, |ending| Reaper::new(seed, decisions(&ending.facts)));
    let mut decision = 0;
    while let Some(turn) = solo.next().await {
        reaper.decide(&mut room, decision, &ana, &turn).await;
        solo.last = turn.number;
        decision += 1;
    }
    let chats = [(&ana, ana.private())];
    if let Some(ending) = undisturbed {
        ending.await_pages(&chats).await;
    }
    let log = log_of(&room, solo.table).await;
    keep_secrets(&room.telegram.transcript(), &[&Story::new(&log, [Some(&ana), None])]);
    no_fault(&room);
    records_are_sound(&room, solo.table);
    Ending::of(&room, solo.table, &chats, reaper.killed).await
}

fn decisions(facts: &[Event]) -> usize {
    let person = |event: &&Event| matches!(event, Event::Acted { by: talon_table::Decider::Person(_), .. });
    facts.iter().filter(person).count()
}

fn compare(undisturbed: &Ending, disturbed: &Ending) {
    assert!(disturbed.killed >= KILLS.min(decisions(&undisturbed.facts)), "{} kills", disturbed.killed);
    assert_eq!(undisturbed.facts.len(), disturbed.facts.len(), "both logs are as long");
    for (number, (one, other)) in undisturbed.facts.iter().zip(&disturbed.facts).enumerate() {
        assert_eq!(one, other, "record {}", number + 1);
    }
    assert_eq!(undisturbed.newest, disturbed.newest, "everybody sees the same in the end");
    for (chat, (one, other)) in undisturbed.pages.iter().zip(&disturbed.pages).enumerate() {
        // A message whose answer the bot did not live to hear is sent once more: Telegram cannot tell the two apart.
        let strays = other.len().saturating_sub(one.len());
        assert!(strays <= disturbed.killed, "{strays} stray messages in chat {chat}");
    }
    println!(
        "{} decisions, {} records, {} kills",
        decisions(&undisturbed.facts),
        undisturbed.facts.len(),
        disturbed.killed
    );
}

/// The same match without and with kills.
async fn survives(plan: &Plan, languages: &[(&str, &str)]) {
    let undisturbed = together(plan, languages, None).await;
    let disturbed = together(plan, languages, Some(&undisturbed)).await;
    assert!(disturbed.killed >= 20);
    compare(&undisturbed, &disturbed);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_two_people_survives_sigkill_at_any_moment() {
    survives(&Plan::of(GameKind::Santase), &[("Ana", "en"), ("Boris", "bg")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_belot_survives_sigkill_at_any_moment() {
    let plan = Plan::short(GameKind::Belot).with("capot-blocks-exit", "off");
    survives(&plan, &[("Ana", "bg"), ("Boris", "en"), ("Vera", "bg")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_against_the_ai_player_survives_sigkill_at_any_moment() {
    let undisturbed = one_person(None).await;
    let disturbed = one_person(Some(&undisturbed)).await;
    compare(&undisturbed, &disturbed);
}
