//! A refusal of Telegram in one place of a group stops nothing in another place, and ends by itself.

use talon_loopback::{Person, Place};
use talon_stage::telegram::{Room, Sitting, fast, no_fault};
use talon_stage::{Languages, Policy, has, page_is_current, pages_are_current, records_are_sound, say};
use talon_view::{Locale, Msg, TableVerb, Verb};

const POLICY: Policy = Policy { seed: 5, haste: 12 };
const ENGLISH: Languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::EN] };

/// Somebody asks for a table where the bot may not write, and gets an explanation.
async fn asks_in_vain(person: &Person, place: Place, why: &Msg) {
    person.say(place, "/play santase").unwrap();
    let words = say(Locale::EN, why);
    let told = person.sees(person.private(), "why nothing comes", |message| message.text == words);
    told.await.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(person.visible(place).iter().filter(|message| message.is_from_bot()).count(), 0);
}

/// The table appears, without another request.
async fn comes(person: &Person, place: Place) {
    let lobby = person.sees(place, "lobby", |message| has(message, |verb| *verb == Verb::Table(TableVerb::AddAi)));
    lobby.await.unwrap_or_else(|error| panic!("{error}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_topic_and_a_missing_right_silence_no_other_table_and_pass_without_a_press() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let vera = room.friend("Vera", "en").await;
    let forum = room.telegram.forum("Club", &[&ana, &boris, &vera]);
    let (cards, talk, more) = (forum.topic("Cards"), forum.topic("Talk"), forum.topic("More"));
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], cards).await;
    sitting.begin(&lobby).await;

    forum.close(talk);
    asks_in_vain(&vera, talk, &Msg::BarredTopic).await;
    assert!(sitting.play_some(POLICY, 2).await.is_none(), "the match goes on");
    page_is_current(&room, &sitting, ENGLISH).await;
    forum.reopen(talk);
    comes(&vera, talk).await;

    forum.mute_bot(true);
    asks_in_vain(&vera, more, &Msg::BarredRight).await;
    assert!(sitting.play_some(POLICY, 2).await.is_none(), "the match goes on");
    forum.mute_bot(false);
    comes(&vera, more).await;
    page_is_current(&room, &sitting, ENGLISH).await;

    forum.delete_topic(cards);
    (sitting.home, sitting.room) = (Place::from(&forum), Place::from(&forum));
    assert!(sitting.play_some(POLICY, 1).await.is_none(), "the match goes on outside of its topic");
    page_is_current(&room, &sitting, ENGLISH).await;
    sitting.play_out(POLICY).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    assert_eq!(room.telegram.violations(), Vec::<String>::new());
    no_fault(&room);
    records_are_sound(&room, sitting.table);
}
