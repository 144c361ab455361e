//! A group chooses rich pages on Telegram after it has seen a sample.

use serde_json::Value;
use talon_loopback::{Failure, Message, Person, Place};
use talon_stage::telegram::{Room, Sitting, fast, nothing_went_wrong, page_with, press_verb, turn_page};
use talon_stage::{Languages, Policy, Story, has, keep_secrets, log_of, pages_are_current, say};
use talon_view::{Dress, Locale, MenuVerb, Msg, Offer, Scope, Setting, Verb};

const POLICY: Policy = Policy { seed: 5, haste: 12 };
const ENGLISH: Languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::EN] };

fn is(verb: Verb) -> impl Fn(&Verb) -> bool {
    move |other| *other == verb.clone()
}

/// The answer to a command, with such a button.
async fn asks(person: &Person, place: Place, command: &str, button: impl Fn(&Verb) -> bool) -> Message {
    let last = person.newest(place).map_or(0, |message| message.id);
    person.say(place, command).unwrap();
    let answer = person.sees(place, command, |message| message.id > last && has(message, &button)).await;
    answer.unwrap_or_else(|error| panic!("{error}"))
}

async fn asks_rules(person: &Person, place: Place) -> Message {
    asks(person, place, "/rules santase", |verb| matches!(verb, Verb::Menu(MenuVerb::Rules(..)))).await
}

/// The blocks of this type in a message.
fn blocks<'a>(message: &'a Message, kind: &str) -> Vec<&'a Value> {
    let blocks = message.rich.as_ref().and_then(Value::as_array);
    blocks.into_iter().flatten().filter(|block| block["type"] == kind).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_chooses_rich_pages_after_a_sample() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.supergroup("Friday", &[&ana, &boris]);
    let home = Place::from(&group);
    assert_eq!(asks_rules(&ana, home).await.rich, None, "classic by default");

    let settings = asks(&ana, home, "/settings", is(Verb::offer(Scope::Chat, Offer::RichSample))).await;
    assert!(settings.text.contains("Group rich pages: off"), "{}", settings.text);
    let sample = turn_page(&ana, &settings, is(Verb::offer(Scope::Chat, Offer::RichSample))).await;
    assert_eq!((blocks(&sample, "table").len(), blocks(&sample, "details").len()), (1, 1));
    assert!(sample.text.contains("Older apps cannot show it"), "{}", sample.text);
    let refused =
        press_verb(&boris, &sample, is(Verb::choose(Scope::Chat, Setting::Dress(Dress::Rich)))).await.unwrap();
    assert_eq!(refused.text, Some(say(Locale::EN, &Msg::AdminsOnly)));
    assert_eq!(asks_rules(&ana, home).await.rich, None, "nobody has chosen yet");
    let settings = turn_page(&ana, &sample, is(Verb::choose(Scope::Chat, Setting::Dress(Dress::Rich)))).await;
    assert_eq!((settings.id, settings.rich), (sample.id, None), "something is chosen there");
    assert!(settings.text.contains("Group rich pages: on"), "{}", settings.text);

    let rules = asks_rules(&ana, home).await;
    assert_eq!(blocks(&rules, "heading").len(), 1);
    let next = |verb: &Verb| matches!(verb, Verb::Menu(MenuVerb::Rules(_, 1)));
    assert!(turn_page(&boris, &rules, next).await.rich.is_some(), "a page turns in place");

    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &group).await;
    assert_eq!(lobby.rich, None);
    sitting.begin(&lobby).await;
    sitting.play_out(POLICY).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    let board = asks(&ana, home, "/leaderboard", |verb| matches!(verb, Verb::Standings(_))).await;
    let rows = blocks(&board, "table")[0]["cells"].as_array().unwrap().len();
    assert!(rows >= 3 && board.text.contains("Boris"), "{}", board.text);
    let log = log_of(&room, sitting.table).await;
    keep_secrets(&room.traffic(), &[&Story::new(&log, sitting.players.iter().map(Some))]);
    let played = room.telegram.messages(home.chat).into_iter().chain(room.telegram.messages(ana.id()));
    let rich = played.filter(|message| message.rich.is_some()).map(|message| message.id);
    assert_eq!(rich.collect::<Vec<_>>(), [rules.id, board.id], "tables and hands are classic");

    let settings = asks(&ana, home, "/settings", is(Verb::choose(Scope::Chat, Setting::Dress(Dress::Classic)))).await;
    turn_page(&ana, &settings, is(Verb::choose(Scope::Chat, Setting::Dress(Dress::Classic)))).await;
    assert_eq!(asks_rules(&ana, home).await.rich, None);
    let board = turn_page(&ana, &board, |verb| matches!(verb, Verb::Standings(_))).await;
    assert_eq!(board.rich, None, "what is turned has the form that is chosen now");
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_refuses_rich_messages_gets_classic_pages() {
    let room = Room::open(fast(), &[]).await;
    let ana = room.friend("Ana", "en").await;
    let own = ana.private();
    let settings = asks(&ana, own, "/settings", is(Verb::offer(Scope::Person, Offer::RichSample))).await;
    press_verb(&ana, &settings, is(Verb::offer(Scope::Person, Offer::RichSample))).await.unwrap();
    let sample = page_with(&ana, own, "sample", is(Verb::choose(Scope::Person, Setting::Dress(Dress::Rich)))).await;
    assert!(sample.rich.is_some());
    press_verb(&ana, &sample, is(Verb::choose(Scope::Person, Setting::Dress(Dress::Rich)))).await.unwrap();
    assert!(asks_rules(&ana, own).await.rich.is_some());

    let unknown = Failure::Refused { code: 404, description: "Not Found: method not found".to_owned() };
    room.telegram.fail_next_of("sendRichMessage", 1, &unknown);
    for _ in 0..2 {
        let rules = asks_rules(&ana, own).await;
        assert!(rules.rich.is_none() && rules.text.contains("Santase"), "{}", rules.text);
    }
    assert_eq!(room.telegram.requests("sendRichMessage").len(), 2, "it is asked once more, and not again");
    nothing_went_wrong(&room);
}
