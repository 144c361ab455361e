//! The program is killed at random moments and started again on the same database; players notice nothing but a pause.
//!
//! With a fixed secret and people who decide by what they see, the same match is played once undisturbed and once with
//! SIGKILLs before a press, right after it, while pages are delivered, and during the start itself. Both end with the
//! same log of what was accepted and the same pages.

use talon_games::GameKind;
use talon_loopback::{Message, Person, Place, Which};
use talon_stage::telegram::{Next, Room, Sitting, Solo, fast, no_fault, nothing_went_wrong};
use talon_stage::{
    Death, Ending, Plan, Policy, Reaper, Story, Turn, answered_once, compare, facts, has, keep_secrets, log_of,
    records_are_sound,
};
use talon_table::TableId;
use talon_view::{HouseVerb, Verb};

use crate::beside_others;

const POLICY: Policy = Policy { seed: 11, haste: 4 };

/// Kills the program and starts it again, now and then more than once.
async fn kill(reaper: &mut Reaper, room: &mut Room) {
    room.kill();
    if let Some(delay) = reaper.dies_again() {
        room.launch();
        tokio::time::sleep(delay).await;
        room.kill();
    }
    room.start().await;
}

/// Lets a person make a decision, perhaps with a death before or after it.
async fn decide(reaper: &mut Reaper, room: &mut Room, decision: usize, person: &Person, turn: &Turn<Message>) {
    let data = &POLICY.patient().choose(turn).data;
    let death = reaper.death(decision);
    if matches!(death, Some(Death::BeforeThePress)) {
        kill(reaper, room).await;
    }
    let query = person.press_quietly(&turn.message, Which::Data(data)).expect("the button is there");
    match death {
        None | Some(Death::BeforeThePress) => {}
        Some(Death::AfterThePress(delay)) => {
            tokio::time::sleep(delay).await;
            kill(reaper, room).await;
        }
        Some(Death::InDelivery(delay)) => {
            person.answer_to(&query).await.expect("an answer");
            tokio::time::sleep(delay).await;
            kill(reaper, room).await;
        }
    }
    if death.is_some() && reaper.is_impatient(decision) {
        // That must change nothing.
        let _ = person.press_quietly(&turn.message, Which::Data(data));
    }
}

fn read(message: &Message) -> String {
    format!("{}\n{:?}", message.text, message.buttons)
}

/// What is left of a table, where these people look.
async fn ending(room: &Room, table: TableId, chats: &[(&Person, Place)], killed: usize) -> Ending {
    let pages = chats.iter().map(|(person, place)| {
        person.visible(*place).iter().filter(|message| message.is_from_bot()).map(read).collect()
    });
    let newest = chats.iter().map(|(person, place)| read(&person.newest(*place).expect("a page")));
    Ending { facts: facts(&log_of(room, table).await), pages: pages.collect(), newest: newest.collect(), killed }
}

/// Waits until this world shows every page of an undisturbed one.
async fn await_pages(ending: &Ending, chats: &[(&Person, Place)]) {
    for ((person, place), pages) in chats.iter().zip(&ending.pages) {
        for page in pages {
            let shown = person.sees(*place, page, |message| read(message) == *page).await;
            shown.unwrap_or_else(|error| panic!("a page is missing: {error}"));
        }
    }
}

/// The same of the newest page alone, in chats of one person: there a deal's end stays only where nothing else could arrive on it.
async fn await_newest(ending: &Ending, places: &[(&Person, Place)], after: usize) {
    for ((person, place), page) in places.iter().zip(&ending.newest).skip(after) {
        let shown = person.sees(*place, page, |message| read(message) == *page).await;
        shown.unwrap_or_else(|error| panic!("the newest page is missing: {error}"));
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
    let mut reaper = Reaper::after(undisturbed, seed);
    let mut decision = 0;
    while let Next::Turn(player, turn) = sitting.next().await {
        let person = sitting.players[player].clone();
        decide(&mut reaper, &mut room, decision, &person, &turn).await;
        sitting.last = turn.number;
        decision += 1;
    }
    let private = people.iter().map(|person| (person, person.private()));
    let chats: Vec<(&Person, Place)> = std::iter::once((&people[0], sitting.home)).chain(private).collect();
    match undisturbed {
        None => {
            for (person, place) in &chats {
                let over = person.sees(*place, "result", |message| {
                    has(message, |verb| matches!(verb, Verb::House(HouseVerb::Rematch)))
                });
                over.await.unwrap_or_else(|error| panic!("{error}"));
            }
            answered_once(&room.traffic());
            nothing_went_wrong(&room);
        }
        Some(ending) => {
            await_pages(ending, &chats[..1]).await;
            await_newest(ending, &chats, 1).await;
        }
    }
    let log = log_of(&room, sitting.table).await;
    keep_secrets(&room.traffic(), &[&Story::new(&log, people.iter().map(Some))]);
    no_fault(&room);
    assert_eq!(room.telegram.violations(), Vec::<String>::new());
    records_are_sound(&room, sitting.table);
    ending(&room, sitting.table, &chats, reaper.killed).await
}

async fn one_person(undisturbed: Option<&Ending>, settings: &[(&str, &str)]) -> Ending {
    let mut room = Room::open(fast(), settings).await;
    let ana = room.telegram.person("Ana", "bg");
    let mut solo = Solo::open(&ana).await;
    let seed = room.telegram.seed() + 1;
    let mut reaper = Reaper::after(undisturbed, seed);
    let mut decision = 0;
    while let Some(turn) = solo.next().await {
        decide(&mut reaper, &mut room, decision, &ana, &turn).await;
        solo.last = turn.number;
        decision += 1;
    }
    let chats = [(&ana, ana.private())];
    if let Some(ending) = undisturbed {
        await_pages(ending, &chats).await;
    }
    let log = log_of(&room, solo.table).await;
    keep_secrets(&room.traffic(), &[&Story::new(&log, [Some(&ana), None])]);
    no_fault(&room);
    records_are_sound(&room, solo.table);
    ending(&room, solo.table, &chats, reaper.killed).await
}

/// The same match without and with kills.
async fn survives(plan: &Plan, languages: &[(&str, &str)]) {
    let undisturbed = together(plan, languages, None).await;
    let disturbed = together(plan, languages, Some(&undisturbed)).await;
    compare(&undisturbed, &disturbed);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_two_people_survives_sigkill_at_any_moment() {
    let _machine = beside_others().await;
    survives(&Plan::of(GameKind::Santase), &[("Ana", "en"), ("Boris", "bg")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_belot_survives_sigkill_at_any_moment() {
    let _machine = beside_others().await;
    let plan = Plan::short(GameKind::Belot).with("capot-blocks-exit", "off");
    survives(&plan, &[("Ana", "bg"), ("Boris", "en"), ("Vera", "bg")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_against_the_ai_player_survives_sigkill_at_any_moment() {
    let _machine = beside_others().await;
    let undisturbed = one_person(None, &[]).await;
    let disturbed = one_person(Some(&undisturbed), &[]).await;
    compare(&undisturbed, &disturbed);
}

#[tokio::test(flavor = "multi_thread")]
async fn on_postgres_the_match_is_the_same_and_survives_sigkill_too() {
    let _machine = beside_others().await;
    let Some(cluster) = talon_cluster::cluster() else { return };
    let undisturbed = one_person(None, &[]).await;
    let disturbed = one_person(Some(&undisturbed), &[("database.url", &cluster.empty())]).await;
    compare(&undisturbed, &disturbed);
}
