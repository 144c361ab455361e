//! Thousands of interactions that are forged, stale, duplicated or malformed. A log grows only when a seat's own person presses that seat's
//! current legal decision, and each input gets exactly one polite answer in the sender's language, in time.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_games::GameKind;
use talon_loopback::discord::{AnswerKind, Asked, DeedError, Message, Options, Person, Rates};
use talon_stage::discord::{Next, Room, Sitting, command, fast, no_fault, private_pages_are_ephemeral, sentence};
use talon_stage::forger::{Dice, Due, Forgery, Scene, malformed};
use talon_stage::{
    Plan, Policy, Story, Turn, answered_once, in_language, keep_secrets, log_of, no_error_in, records_are_sound,
    usual_or_long,
};
use talon_store_sqlite::Archive;
use talon_table::{Decider, Event, Recorded, TableId};
use talon_view::{Locale, Msg};

use crate::by_itself;

/// The number of inputs; each storm sends its part.
fn inputs() -> usize {
    usual_or_long(1_200, 4_000)
}

const STORMS: usize = 4;
const BURST: usize = 25;
const POLICY: Policy = Policy { seed: 21, haste: 4 };

/// Discord's limit for an answer.
const IN_TIME: Duration = Duration::from_secs(3);

/// Far longer than a decision takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the storms share: the current buttons of every table.
type Loot = Arc<Mutex<BTreeMap<TableId, String>>>;

/// Values that fit no option of a command.
const WORDS: [&str; 8] = [
    "**bold** @everyone <@1> ||x||",
    "'; DROP TABLE events; --",
    "\u{202e}olleh",
    "♠J ♥10 ♦K",
    "\u{1F600}\u{1F468}\u{200D}\u{1F469}",
    "1.aaaaaaaaaaaaa.1.act:QS",
    "[link](https://example.org) `code`",
    "\u{2068}\u{2069}\u{200b}",
];

struct Storm<'a> {
    room: &'a Room,
    archive: &'a Archive,
    sitting: Sitting,
    scene: Scene<Person>,
    dice: Dice,
    loot: Loot,
    sent: usize,
    made: usize,
}

/// An input that was sent.
struct Pending {
    asked: Asked,
    locale: Locale,
    due: Due,
    /// Whether it is a press on an ephemeral message.
    on_panel: bool,
    what: String,
}

impl Storm<'_> {
    async fn log(&self) -> Vec<Recorded> {
        self.archive.events(self.sitting.table).await.expect("the log can be read")
    }

    /// Waits for the log to grow: a busy bot may defer the answer, and decide later.
    async fn grown_from(&self, length: usize) -> Vec<Recorded> {
        let grown = async {
            loop {
                let log = self.log().await;
                if log.len() > length {
                    break log;
                }
            }
        };
        tokio::time::timeout(PATIENCE, grown).await.expect("the decision is made")
    }

    /// Sends something that must not change any table.
    fn forge(&mut self, player: usize, turn: &Turn<Message>, moving: bool) -> Pending {
        if self.dice.roll(8) == 0 {
            return self.misuse();
        }
        let Forgery { by, locale, data, due } = self.scene.forge(&mut self.dice, player, turn, moving);
        let (message, asked) = loop {
            // A forged press may have closed the last page that somebody had.
            let Some(message) = self.some_message(&by) else { return self.misuse() };
            match by.press_forged(&message, &data) {
                Ok(asked) => break (message, asked),
                // A page next to the hand can disappear at any moment.
                Err(DeedError::NoMessage(_)) => {}
                Err(error) => panic!("{data:?}: {error}"),
            }
        };
        let on_panel = message.only_for == Some(by.id());
        Pending { asked, locale, due, on_panel, what: format!("{data:?} by {} on {}", by.name(), message.words()) }
    }

    /// Any page that somebody can press on, in the group or in direct messages.
    fn some_message(&mut self, by: &Person) -> Option<Message> {
        let mut seen = by.visible(by.direct());
        seen.extend(by.visible(self.sitting.room));
        // A page, because a press on a sentence would replace the sentence.
        seen.retain(|message| message.from_bot && message.framed().is_some());
        (!seen.is_empty()).then(|| self.dice.pick(&seen).clone())
    }

    /// A command with an invalid option.
    fn misuse(&mut self) -> Pending {
        let (by, locale) = self.scene.anybody(&mut self.dice).clone();
        let place = if by.id() == self.scene.stranger.0.id() { by.direct() } else { self.sitting.room };
        let long = "Ж".repeat(1 + self.dice.roll(60));
        let text = if self.dice.roll(2) == 0 { long } else { (*self.dice.pick(&WORDS)).to_owned() };
        let (name, option) = match self.dice.roll(4) {
            0 => ("play", Some("game")),
            1 => ("preset", Some("name")),
            2 => ("help", None),
            _ => ("language", None),
        };
        let options: Vec<(&str, &str)> = option.into_iter().map(|option| (option, text.as_str())).collect();
        let due = if name == "play" { Due::OneOf(vec![Msg::UnknownGame]) } else { Due::Something };
        let asked = by.command(place, name, &options).unwrap_or_else(|error| panic!("/{name} {text:?}: {error}"));
        Pending { asked, locale, due, on_panel: false, what: format!("/{name} {text:?} by {}", by.name()) }
    }

    /// A burst of forged inputs, half of them with the decision that is due, duplicated at random.
    async fn burst(&mut self, player: usize, turn: &Turn<Message>) {
        let moving = self.dice.roll(2) == 0;
        let choice = POLICY.patient().choose(turn).clone();
        self.scene.elsewhere = {
            let mut loot = self.loot.lock().unwrap();
            loot.insert(self.sitting.table, choice.data.clone());
            let others = loot.iter().filter(|(table, _)| **table != self.sitting.table);
            // A player at another table may hold that button legitimately; nobody from this table sits there.
            others.map(|(_, data)| data.clone()).collect()
        };
        let before = self.log().await;
        if self.dice.roll(3) == 0 {
            self.room.discord.duplicate_next(1 + self.dice.roll(5));
        }
        let at = self.dice.roll(BURST);
        let mut pending = Vec::new();
        for number in 0..BURST {
            if moving && number == at {
                let (by, locale) = self.scene.players[player].clone();
                // The hand may have been sent again; its button works on any other page too.
                let hand = by.again(&turn.message).or_else(|| self.some_message(&by)).expect("the table's page");
                let asked = by.press_forged(&hand, &choice.data).expect("the page is there");
                pending.push(Pending { asked, locale, due: Due::Silence, on_panel: false, what: choice.data.clone() });
            }
            pending.push(self.forge(player, turn, moving));
        }
        for pending in &pending {
            check(pending).await;
        }
        self.sent += pending.len();
        let after = if moving { self.grown_from(before.len()).await } else { self.log().await };
        let grown = &after[before.len()..];
        let made: Vec<&Event> = grown
            .iter()
            .map(|recorded| &recorded.event)
            .filter(|event| matches!(event, Event::Acted { by: Decider::Person(_), .. }))
            .collect();
        if moving {
            assert!(matches!(made[..], [Event::Acted { action, .. }] if *action == choice.action), "one decision");
            self.scene.past.push(choice.data);
            self.sitting.last = turn.number;
            self.made += 1;
        } else {
            assert!(grown.is_empty(), "nothing of that may change a table: {grown:?}");
        }
    }

    async fn rage(&mut self, inputs: usize) {
        while self.sent < inputs {
            match self.sitting.next().await {
                Next::Turn(player, turn) => self.burst(player, &turn).await,
                Next::Over(result) => {
                    self.sitting.rematch(&result).await;
                    self.scene.match_no = self.sitting.match_no;
                }
            }
        }
    }
}

/// The only answer came in time, and is one that the bot owed.
async fn check(Pending { asked, locale, due, on_panel, what }: &Pending) {
    let answer = asked.answered().await.unwrap_or_else(|error| panic!("{error}: {what}"));
    assert!(answer.after <= IN_TIME, "{:?} for {what}", answer.after);
    if matches!(answer.kind, AnswerKind::Deferred | AnswerKind::DeferredUpdate) {
        return;
    }
    let words = sentence(&answer);
    match (due, words) {
        (Due::Silence, words) => assert_eq!(words, None, "{what}"),
        (Due::OneOf(_) | Due::Something, Some(text)) => {
            assert!(due.is_paid_by(&text, *locale), "{text:?} for {what}");
            assert!(in_language(&text, *locale), "{text:?} for {what}");
        }
        // Discord rejects empty messages, so this message said something, even if it was edited since.
        (Due::Something, None) => {
            assert!(matches!(answer.kind, AnswerKind::Update | AnswerKind::Message), "nothing for {what}");
        }
        // On a person's own panel, the current page is the answer.
        (Due::OneOf(_), None) => {
            let redrawn = *on_panel && answer.kind == AnswerKind::Update;
            assert!(redrawn, "{what} is answered without words: {answer:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_interactions_change_nothing() {
    let _machine = by_itself().await;
    // This tests the answers, not their speed; rate limits have their own tests.
    let options = Options { rates: Rates::UNLIMITED, ..fast() };
    let room = Room::open(options, &[("log", "warn")]).await;
    let loot: Loot = Arc::default();
    let mut sittings = Vec::new();
    for number in 0..STORMS {
        let languages = [["en-US", "bg"], ["bg", "en-US"]][number % 2];
        // The last storm hits three people who play Belot.
        let (plan, names) = match number + 1 {
            STORMS => (Plan::of(GameKind::Belot), &["Ana", "Boris", "Maria"][..]),
            _ => (Plan::of(GameKind::Santase), &["Ana", "Boris"][..]),
        };
        let mut everybody = Vec::new();
        for (name, language) in names.iter().chain(&["Vera", "Georgi"]).zip(languages.into_iter().cycle()) {
            everybody.push((room.person(&format!("{name}{number}"), language), Locale::parse(language)));
        }
        let stranger = everybody.pop().unwrap();
        let watcher = everybody.pop().unwrap();
        // What strangers can reach: something in their own direct messages.
        command(&stranger.0, stranger.0.direct(), "help", &[]).await;
        let members: Vec<&Person> = everybody.iter().chain([&watcher]).map(|(person, _)| person).collect();
        let guild = room.discord.guild(&format!("Guild {number}"), &members);
        let players = &members[..members.len() - 1];
        let (mut sitting, lobby) = Sitting::gather(&plan, players, &guild.channel("cards")).await;
        sitting.begin(&lobby).await;
        let scene = Scene {
            table: sitting.table,
            match_no: 1,
            game: plan.game,
            players: everybody,
            watcher,
            stranger,
            elsewhere: Vec::new(),
            past: Vec::new(),
        };
        sittings.push((sitting, scene));
    }
    let archive = Archive::open(&room.database()).await.expect("the database can be read");
    let seed = room.discord.seed();
    let mut storms: Vec<Storm<'_>> = Vec::new();
    for (number, (sitting, scene)) in sittings.into_iter().enumerate() {
        let dice = Dice::new(seed * 1_000 + number as u64);
        let loot = Arc::clone(&loot);
        storms.push(Storm { room: &room, archive: &archive, sitting, scene, dice, loot, sent: 0, made: 0 });
    }
    futures_util::future::join_all(storms.iter_mut().map(|storm| storm.rage(inputs() / STORMS))).await;
    let sent: usize = storms.iter().map(|storm| storm.sent).sum();
    let made: usize = storms.iter().map(|storm| storm.made).sum();
    let mut stories = Vec::new();
    for storm in &storms {
        let log = log_of(&room, storm.sitting.table).await;
        stories.push(Story::new(&log, storm.sitting.players.iter().map(Some)));
    }
    drop(storms);
    archive.close().await;
    let traffic = room.traffic();
    answered_once(&traffic);
    assert_eq!(room.discord.interactions().iter().filter(|asked| asked.answers != 1).count(), 0);
    assert_eq!(stories.iter().map(Story::decisions).sum::<usize>(), made, "every decision was one that was due");
    // Every page kept the secrets: each decision in the logs has its own person's press.
    keep_secrets(&traffic, &stories.iter().collect::<Vec<_>>());
    private_pages_are_ephemeral(&room);
    assert_eq!(room.discord.violations(), Vec::<String>::new());
    no_fault(&room);
    println!("{sent} inputs, {made} decisions");
}

/// The number of malformed events.
fn malformed_inputs() -> usize {
    usual_or_long(300, 1_000)
}

/// An input of a person without a seat, which changes no table, however it arrives.
fn meddle(dice: &mut Dice, by: &Person, sitting: &Sitting) {
    let long = "Ж".repeat(1 + dice.roll(3_000));
    let asked = match dice.roll(6) {
        0 => by.say(sitting.room, "hello").map(drop),
        1 => by.command(sitting.room, "help", &[]).map(drop),
        2 => by.command(sitting.room, "play", &[("game", &long)]).map(drop),
        3 => by.autocomplete_quietly(sitting.room, "preset", &[("name", &long)]).map(drop),
        _ => {
            let page = by.newest(sitting.room).expect("the table page is there");
            by.press_forged(&page, &format!("1.{}.1.act:QS", sitting.table)).map(drop)
        }
    };
    match asked {
        // An overwritten table page has been replaced by the next.
        Ok(()) | Err(DeedError::NoMessage(_)) => {}
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_events_change_nothing_and_stop_nothing() {
    let _machine = by_itself().await;
    let options = Options { rates: Rates::UNLIMITED, ..fast() };
    let room = Room::open(options, &[("log", "warn")]).await;
    let [ana, boris, vera] = ["Ana", "Boris", "Vera"].map(|name| room.person(name, "en-US"));
    let guild = room.discord.guild("Friday", &[&ana, &boris, &vera]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &guild.channel("cards")).await;
    sitting.begin(&lobby).await;
    sitting.table_page(&vera).await;
    let seed = room.discord.seed();
    let mut dice = Dice::new(seed);
    let mut length = log_of(&room, sitting.table).await.len();
    for number in 0..malformed_inputs() {
        for name in ["INTERACTION_CREATE", "MESSAGE_CREATE"] {
            let mut dice = Dice::new(seed * 1_000_000 + number as u64);
            room.discord.distort_next(name, move |event| malformed(&mut dice, event));
        }
        meddle(&mut dice, &vera, &sitting);
        if number.is_multiple_of(50) {
            room.discord.heal_events();
            // Vera floods; others are answered.
            command(&ana, sitting.room, "help", &[]).await;
            assert_eq!(log_of(&room, sitting.table).await.len(), length, "nothing of that changes a table");
            assert!(sitting.play_some(POLICY, 1).await.is_none(), "the match goes on");
            length = log_of(&room, sitting.table).await.len();
        }
    }
    room.discord.heal_events();
    sitting.play_out(Policy { haste: 30, ..POLICY }).await;
    assert!(room.discord.interactions().iter().all(|asked| asked.answers <= 1));
    private_pages_are_ephemeral(&room);
    assert_eq!(room.discord.violations(), Vec::<String>::new());
    // Discord refuses an answer that no longer fits the question; that is not the bot's fault.
    no_error_in(&room);
    records_are_sound(&room, sitting.table);
}
