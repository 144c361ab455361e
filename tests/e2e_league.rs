//! A whole small league on the real program, on Telegram, by buttons alone.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where something is wrong")]

mod stage;
mod telegram;

use stage::{Policy, has, spoken_in, table_of};
use talon_loopback::{Message, Options, Person, Place, Rate, Rates};
use talon_view::{LeagueSetting, LeagueVerb, Locale, Verb};
use telegram::{Room, Sitting, fast, nothing_went_wrong, page_with, press_verb};

/// How people play: matches are short, for 66 is claimed readily.
const POLICY: Policy = Policy { seed: 1, haste: 200 };

fn is(wanted: fn(LeagueVerb) -> bool) -> impl Fn(&Verb) -> bool {
    move |verb| matches!(verb, Verb::League(_, verb) if wanted(*verb))
}

fn is_show(verb: LeagueVerb) -> bool {
    matches!(verb, LeagueVerb::Show)
}

fn is_play(verb: LeagueVerb) -> bool {
    matches!(verb, LeagueVerb::Play)
}

/// A Telegram on which a group may be written to twice as often: within one of its minutes these people press what takes others
/// many, and whoever presses is answered at once.
fn patient() -> Options {
    let base = fast();
    let Rate::Window { count, per } = base.rates.group else { panic!("a window") };
    let rates = Rates { group: Rate::Window { count: count * 2, per }, ..base.rates };
    Options { rates, ..base }
}

/// Ana makes a league of one round a day, the others join, and she begins it.
async fn begun(home: Place, people: &[Person]) {
    let ana = &people[0];
    ana.say(home, "/league create Winter").expect("she may write");
    let days = |verb: LeagueVerb| matches!(verb, LeagueVerb::Set(LeagueSetting::Days(_)));
    let manage = page_with(ana, home, "how it is played", is(days)).await;
    press_verb(ana, &manage, is(days)).await.expect("an answer");
    let manage = ana.sees(home, "another length", |message| has(message, is(days)) && said(message).contains("14"));
    let manage = manage.await.unwrap_or_else(|error| panic!("{error}"));
    press_verb(ana, &manage, is(is_show)).await.expect("an answer");
    for person in &people[1..] {
        let join = |verb: LeagueVerb| matches!(verb, LeagueVerb::Join);
        let league = page_with(person, home, "the league", is(join)).await;
        press_verb(person, &league, is(join)).await.expect("an answer");
        let joined = person.sees(home, "the league with them", |message| message.text.contains(&person.name()));
        joined.await.unwrap_or_else(|error| panic!("{error}"));
    }
    let manage = |verb: LeagueVerb| matches!(verb, LeagueVerb::Manage);
    let begin = |verb: LeagueVerb| matches!(verb, LeagueVerb::Begin);
    let league = page_with(ana, home, "the league", is(manage)).await;
    press_verb(ana, &league, is(manage)).await.expect("an answer");
    let page = page_with(ana, home, "the way to begin", is(begin)).await;
    press_verb(ana, &page, is(begin)).await.expect("an answer");
}

/// What a message says, without the marks around what was put into its sentences.
fn said(message: &Message) -> String {
    message.text.replace(['\u{2068}', '\u{2069}'], "")
}

/// The message that tells of a round.
async fn round(home: Place, reader: &Person, number: usize) -> Message {
    let title = format!("round {number}");
    let seen = reader.sees(home, "the round", |message| said(message).contains(&title) && has(message, is(is_play)));
    seen.await.unwrap_or_else(|error| panic!("{error}"))
}

/// Whoever meets in a round opens the table, sits down and plays it out.
async fn play_round(home: Place, people: &[Person], number: usize) {
    let told = round(home, &people[0], number).await;
    let meet: Vec<&Person> = people.iter().filter(|person| plays(&told, person)).collect();
    let [first, second] = meet[..] else { panic!("two meet: {}", told.text) };
    let known: Vec<i64> = first.visible(home).iter().map(|message| message.id).collect();
    press_verb(first, &told, is(is_play)).await.expect("an answer");
    let lobby = first.sees(home, "the table", |message| !known.contains(&message.id) && table_of(message).is_some());
    let lobby = lobby.await.unwrap_or_else(|error| panic!("{error}"));
    let table = table_of(&lobby).expect("a table");
    press_verb(second, &told, is(is_play)).await.expect("an answer");
    let ready = first.sees(home, "both at the table", |message| {
        table_of(message) == Some(table)
            && message.text.contains(&second.name())
            && has(message, |verb| *verb == Verb::Start)
    });
    let ready = ready.await.unwrap_or_else(|error| panic!("{error}"));
    let players = vec![first.clone(), second.clone()];
    let mut sitting = Sitting { table, home, players, last: 0, match_no: 1 };
    sitting.begin(&ready).await;
    sitting.play_out(POLICY).await;
}

/// Whether somebody has a match in this round: whoever does not is named after it.
fn plays(told: &Message, person: &Person) -> bool {
    let fixtures = told.text.split("Not playing").next().unwrap_or_default();
    fixtures.contains(&person.name())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_league_is_played_out_by_buttons() {
    played_out(Room::open(patient(), &[]).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_league_is_played_out_on_postgres() {
    let Some(cluster) = talon_cluster::cluster() else { return };
    played_out(Room::open(patient(), &[("database.url", &cluster.empty())]).await).await;
}

/// Three people, three rounds, a winner.
async fn played_out(room: Room) {
    let mut people = Vec::new();
    for name in ["Ana", "Boris", "Cveta"] {
        people.push(room.friend(name, "en").await);
    }
    let group = room.telegram.group("Friday", &people.iter().collect::<Vec<_>>());
    let home = Place::from(&group);
    begun(home, &people).await;
    for number in 1..=3 {
        play_round(home, &people, number).await;
    }
    let crown = people[0].sees(home, "the crown", |message| message.text.contains('👑'));
    let crown = crown.await.unwrap_or_else(|error| panic!("{error}"));
    assert!(said(&crown).contains("season 1 is over"), "{}", crown.text);
    assert!(people.iter().all(|person| crown.text.contains(&person.name())), "{}", crown.text);
    let told = |what: &str| people[0].visible(home).iter().filter(|message| message.text.contains(what)).count();
    assert_eq!((told("has begun"), told('👑'.to_string().as_str())), (1, 1), "each message once");
    spoken_in(&room.traffic(), Some(group.id()), Locale::En);
    nothing_went_wrong(&room);
}
