//! Counts the requests from the first message to the first card, and the messages that a match leaves in a group.

use talon_games::GameKind;
use talon_stage::telegram::{Room, Sitting, fast, faster, nothing_went_wrong, page_with, press_verb};
use talon_stage::{Deed, Passed, Policy, Saying, Story, has, log_of, table_of};
use talon_view::{HouseVerb, MenuVerb, Verb};

const POLICY: Policy = Policy { seed: 3, haste: 10 };

/// The bot's paces at a tenth, so that the platform's limits combine several moves into one edit as they do for people, and the usual
/// hands.
const IN_TENTHS: [(&str, &str); 6] = [
    ("telegram.group_gap", "380ms"),
    ("telegram.private_gap", "100ms"),
    ("telegram.bot_gap", "4ms"),
    ("pace.ring_after", "6s"),
    ("table.starts_after", "1s"),
    ("table.pictures", "all"),
];

fn is_card(verb: &Verb) -> bool {
    matches!(verb, Verb::Act(_) | Verb::Ask(_))
}

fn is_game(verb: &Verb) -> bool {
    *verb == Verb::Menu(MenuVerb::NewGame(GameKind::Santase))
}

/// What the bot wrote to a chat since the request with this number.
fn written(room: &Room, chat: i64, since: usize) -> Vec<Saying> {
    let here = |passed: Passed| match passed {
        Passed::Said(saying) if saying.chat == Some(chat) && saying.done => Some(saying),
        Passed::Said(_) | Passed::Asked(_) => None,
    };
    room.traffic().into_iter().skip(since).filter_map(here).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_the_second_tap_is_for_the_first_card() {
    let room = Room::open(fast(), &[]).await;
    let ana = room.telegram.person("Ana", "en");
    ana.start(None).expect("the chat opens");
    let welcome = page_with(&ana, ana.private(), "the games", is_game).await;
    press_verb(&ana, &welcome, is_game).await.expect("an answer");
    page_with(&ana, ana.private(), "the first hand", is_card).await;
    println!("alone on Telegram: START and one press to the first hand");
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_press_twice_and_are_rung_once() {
    let room = Room::open(faster(10), &IN_TENTHS).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let before = room.traffic().len();
    let place = talon_loopback::Place::from(&group);
    ana.say(place, "/play").expect("a message");
    let games = page_with(&ana, place, "the games", is_game).await;
    press_verb(&ana, &games, is_game).await.expect("an answer");
    let joins = |verb: &Verb| *verb == Verb::House(HouseVerb::Join);
    let lobby = page_with(&boris, place, "the lobby", joins).await;
    let answer = press_verb(&boris, &lobby, joins).await.expect("an answer");
    assert!(answer.text.is_some(), "the press is acknowledged where it was made");
    let table = table_of(&lobby).expect("a table");
    for person in [&ana, &boris] {
        let hand = person.sees(person.private(), "a hand", |message| table_of(message) == table_of(&lobby)).await;
        let hand = hand.unwrap_or_else(|error| panic!("{error}"));
        assert!(!hand.silent, "the first hand of a match rings");
        let sent = written(&room, person.private().chat, before);
        let of_table = |saying: &Saying| saying.deed == Deed::Send && saying.mentions(&format!(".{table}."));
        let sent: Vec<_> = sent.into_iter().filter(of_table).collect();
        assert!(sent.len() <= 1, "once: {sent:#?}");
    }
    let mut sitting = Sitting::new(table, place, vec![ana.clone(), boris.clone()]);
    sitting.play_out(POLICY).await;
    let story = Story::new(&log_of(&room, table).await, [Some(&ana), Some(&boris)]);
    let count = |chat, deed| written(&room, chat, before).iter().filter(|saying| saying.deed == deed).count();
    let chats = [place.chat, ana.private().chat, boris.private().chat];
    let [sent, edited] = [Deed::Send, Deed::Edit].map(|deed| chats.map(|chat| count(chat, deed)));
    println!(
        "a match of Santase: 2 presses to the first card, {} decisions; messages in the group and to each {sent:?}, edits {edited:?}",
        story.decisions(),
    );
    assert!(sent[0] <= 3, "{} messages in the group", sent[0]);
    assert!(has(&ana.newest(place).expect("a result"), |verb| *verb == Verb::House(HouseVerb::Rematch)));
    nothing_went_wrong(&room);
}
