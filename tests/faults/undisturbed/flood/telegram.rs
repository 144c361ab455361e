//! Thousands of inputs that are forged, stale, duplicated, reordered or malformed. A log grows only when a seat's own person presses that
//! seat's current legal decision, and each input gets exactly one polite answer in the sender's language.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use talon_games::GameKind;
use talon_loopback::{CallbackAnswer, Message, Options, Person, Place, Rates};
use talon_stage::forger::{Dice, Due, Scene, malformed};
use talon_stage::telegram::forger::{Deed, Input, Stormed};
use talon_stage::telegram::{Hook, Next, Room, Sitting, fast, no_fault};
use talon_stage::{
    Plan, Policy, Story, Turn, all_are_answered, answered_once, in_language, keep_secrets, log_of, records_are_sound,
    usual_or_long,
};
use talon_store_sqlite::Archive;
use talon_table::{Decider, Event, Recorded, TableId};
use talon_view::Locale;

use crate::by_itself;

/// The number of inputs; each storm sends its part.
fn inputs() -> usize {
    usual_or_long(2_000, 10_000)
}

const STORMS: usize = 4;
const BURST: usize = 25;
const POLICY: Policy = Policy { seed: 21, haste: 4 };

/// What the storms share: the current buttons of every table.
type Loot = Arc<Mutex<BTreeMap<TableId, String>>>;

struct Storm<'a> {
    room: &'a Room,
    archive: &'a Archive,
    sitting: Sitting,
    scene: Stormed,
    dice: Dice,
    loot: Loot,
    sent: usize,
    made: usize,
}

/// An input that was sent.
enum Pending {
    Query(String),
    Written(i64),
}

fn send(input: &Input) -> Pending {
    match &input.deed {
        Deed::Press { chat, message, data } => {
            Pending::Query(input.by.forge_quietly(*chat, *message, data).expect("in the chat"))
        }
        Deed::Write(text) => Pending::Written(input.by.say(input.by.private(), text).expect("the chat is open")),
    }
}

impl Storm<'_> {
    async fn log(&self) -> Vec<Recorded> {
        self.archive.events(self.sitting.table).await.expect("the log can be read")
    }

    /// A burst of forged inputs, half of them with the decision that is due, duplicated and reordered at random.
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
        let forged = |storm: &mut Self| storm.scene.forge(&mut storm.dice, player, turn, moving);
        let mut inputs: Vec<Input> = (0..BURST).map(|_| forged(self)).collect();
        if moving {
            let (by, locale) = self.scene.players[player].clone();
            let deed = Deed::Press { chat: by.id(), message: turn.message.id, data: choice.data.clone() };
            let at = self.dice.roll(inputs.len());
            inputs.insert(at, Input { by, locale, deed, due: Due::Silence });
        }
        let before = self.log().await;
        match self.dice.roll(4) {
            0 => self.room.telegram.duplicate_next(1 + self.dice.roll(5)),
            1 => self.room.telegram.reorder_next(2 + self.dice.roll(10)),
            _ => {}
        }
        let pending: Vec<Pending> = inputs.iter().map(send).collect();
        self.room.telegram.release();
        for (input, pending) in inputs.iter().zip(&pending) {
            self.check(input, pending).await;
        }
        self.sent += inputs.len();
        let after = self.log().await;
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

    async fn check(&self, input: &Input, pending: &Pending) {
        match pending {
            Pending::Query(query) => {
                let answer = input.by.answer_to(query).await.unwrap_or_else(|error| panic!("{error}: {input:?}"));
                let CallbackAnswer { text, .. } = &answer;
                match (&input.due, text) {
                    (Due::Silence, text) => assert_eq!(text, &None, "{input:?}"),
                    // The page follows in the private chat.
                    (Due::Something, None) => {}
                    (Due::OneOf(_), None) => panic!("{input:?} is answered without words"),
                    (Due::OneOf(_) | Due::Something, Some(text)) => {
                        assert!(input.due.is_paid_by(text, input.locale), "{text:?} for {input:?}");
                        assert!(in_language(text, input.locale), "{text:?} for {input:?}");
                    }
                }
            }
            Pending::Written(id) => {
                let is_reply = |message: &Message| message.reply_to == Some(*id);
                let reply = input.by.sees(input.by.private(), "reply", is_reply).await;
                let reply = reply.unwrap_or_else(|_| panic!("no answer to {input:?}"));
                assert!(input.due.is_paid_by(&reply.text, input.locale), "{:?} for {input:?}", reply.text);
            }
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

/// Every message has one reply.
fn one_reply_each(people: &[Person]) -> usize {
    let mut count = 0;
    for person in people {
        let mut replies: BTreeMap<i64, usize> = BTreeMap::new();
        for message in person.visible(person.private()).iter().filter(|message| message.is_from_bot()) {
            if let Some(to) = message.reply_to {
                *replies.entry(to).or_default() += 1;
            }
        }
        assert!(replies.values().all(|replies| *replies == 1), "{replies:?}");
        count += replies.len();
    }
    count
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_inputs_change_nothing() {
    let _machine = by_itself().await;
    // This tests the answers, not their speed; rate limits have their own tests.
    let options = Options { rates: Rates::UNLIMITED, ..fast() };
    let room = Room::open(options, &[("log", "warn")]).await;
    let loot: Loot = Arc::default();
    let mut sittings = Vec::new();
    let mut people = Vec::new();
    for number in 0..STORMS {
        let languages = [["en", "bg"], ["bg", "en"]][number % 2];
        // The last storm hits three people who play Belot.
        let (plan, names) = match number + 1 {
            STORMS => (Plan::of(GameKind::Belot), &["Ana", "Boris", "Maria"][..]),
            _ => (Plan::of(GameKind::Santase), &["Ana", "Boris"][..]),
        };
        let mut everybody = Vec::new();
        for (name, language) in names.iter().chain(&["Vera", "Georgi"]).zip(languages.into_iter().cycle()) {
            let person = room.friend(&format!("{name}{number}"), language).await;
            everybody.push((person, Locale::parse(language)));
        }
        people.extend(everybody.iter().map(|(person, _)| person.clone()));
        let stranger = everybody.pop().expect("Georgi");
        let members: Vec<&Person> = everybody.iter().map(|(person, _)| person).collect();
        let group = room.telegram.supergroup("Friday", &members);
        let (mut sitting, lobby) = Sitting::gather(&plan, &members[..names.len()], Place::from(&group)).await;
        sitting.begin(&lobby).await;
        let watcher = everybody.pop().expect("Vera");
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
        let scene = Stormed { home: sitting.home, scene };
        sittings.push((sitting, scene));
    }
    let archive = Archive::open(&room.database()).await.unwrap();
    let seed = room.telegram.seed();
    let mut storms = Vec::new();
    for (number, (sitting, scene)) in sittings.into_iter().enumerate() {
        let dice = Dice::new(talon_stage::draw(seed, number));
        let (room, archive, loot) = (&room, &archive, Arc::clone(&loot));
        storms.push(Storm { room, archive, sitting, scene, dice, loot, sent: 0, made: 0 });
    }
    let [first, second, third, fourth] = &mut storms[..] else { panic!("{STORMS} storms") };
    let each = inputs() / STORMS;
    tokio::join!(first.rage(each), second.rage(each), third.rage(each), fourth.rage(each));

    // A rematch comes before its press is answered.
    let answered = |_: &_| all_are_answered(&room.traffic()).then_some(());
    room.telegram.until("the last answers", answered).await.unwrap();
    let queries = answered_once(&room.traffic());
    let replies = one_reply_each(&people);
    let sent: usize = storms.iter().map(|storm| storm.sent).sum();
    let made: usize = storms.iter().map(|storm| storm.made).sum();
    assert!(sent >= inputs());
    let mut stories = Vec::new();
    for storm in &storms {
        let players = storm.scene.players.iter().map(|(person, _)| Some(person));
        stories.push(Story::new(&storm.log().await, players));
    }
    assert_eq!(stories.iter().map(Story::decisions).sum::<usize>(), made, "every decision was one that was due");
    // Every page kept the secrets: each decision in the logs has its own person's press.
    keep_secrets(&room.traffic(), &stories.iter().collect::<Vec<_>>());
    assert_eq!(room.telegram.violations(), Vec::<String>::new());
    no_fault(&room);
    println!("{sent} inputs ({queries} queries, {replies} replies), {made} decisions");
}

/// The number of malformed updates.
fn malformed_updates() -> usize {
    usual_or_long(300, 1_000)
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_updates_change_nothing_and_stop_nothing() {
    let _machine = by_itself().await;
    let mut room = Room::closed(Options { rates: Rates::UNLIMITED, ..fast() }, &[("log", "warn")]).await;
    let hook = Hook::open(&mut room).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let vera = room.friend("Vera", "en").await;
    let group = room.telegram.supergroup("Friday", &[&ana, &boris, &vera]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &group).await;
    sitting.begin(&lobby).await;
    let mut dice = Dice::new(room.telegram.seed());
    let (mut refused, mut presses) = (0, Vec::new());
    for number in 0..malformed_updates() {
        if number.is_multiple_of(100) {
            assert!(sitting.play_some(POLICY, 1).await.is_none(), "the match goes on");
        }
        let before = log_of_every(&room, &sitting, number).await;
        let sound = template(&mut dice, number, &vera, &group, sitting.table);
        let update = malformed(&mut dice, &sound);
        let status = hook.post(Some(Hook::SECRET), &update.to_string());
        assert!(status == 200 || status == 400, "{status} for {update}");
        refused += usize::from(status == 400);
        if let Some(query) = update["callback_query"]["id"].as_str().filter(|_| status == 200) {
            presses.push((query.to_owned(), update.clone()));
        }
        if let Some(before) = before {
            assert_eq!(log_of(&room, sitting.table).await.len(), before, "{update}");
        }
    }
    let answers = room.telegram.requests("answerCallbackQuery");
    for (query, update) in &presses {
        let told = answers.iter().filter(|entry| entry.params.get("callback_query_id") == Some(&json!(query))).count();
        let twins = presses.iter().filter(|(other, _)| other == query).count();
        assert_eq!(told, twins, "a press is answered once: {update}");
    }
    sitting.play_out(Policy { haste: 30, ..POLICY }).await;
    assert_eq!(room.telegram.violations(), Vec::<String>::new());
    no_fault(&room);
    records_are_sound(&room, sitting.table);
    println!("{} malformed updates, {refused} refused, {} presses", malformed_updates(), presses.len());
}

/// The length of the log, for every tenth input only.
async fn log_of_every(room: &Room, sitting: &Sitting, number: usize) -> Option<usize> {
    if number.is_multiple_of(10) { Some(log_of(room, sitting.table).await.len()) } else { None }
}

/// An update as Telegram delivers it, from somebody without a seat.
fn template(dice: &mut Dice, number: usize, by: &Person, group: &talon_loopback::Group, table: TableId) -> Value {
    let from = json!({"id": by.id(), "is_bot": false, "first_name": "Vera", "language_code": "en"});
    let chat = json!({"id": group.id(), "type": "supergroup", "title": "Friday"});
    let bot = json!({"id": 7, "is_bot": true, "first_name": "Talon", "username": "talon_test_bot"});
    let message = json!({"message_id": 1 + dice.roll(50), "from": from, "chat": chat, "date": 1_700_000_000,
        "text": "/help", "entities": [{"type": "bot_command", "offset": 0, "length": 5}]});
    let update_id = 900_000_000 + number;
    match dice.roll(4) {
        0 => json!({"update_id": update_id, "message": message}),
        1 => json!({"update_id": update_id, "my_chat_member": {"chat": chat, "from": from, "date": 1_700_000_000,
            "old_chat_member": {"status": "member", "user": bot}, "new_chat_member": {"status": "member", "user": bot}}}),
        _ => json!({"update_id": update_id, "callback_query": {"id": format!("weird-{number}"), "from": from,
            "message": message, "chat_instance": "1", "data": format!("1.{table}.1.act:QS")}}),
    }
}
