//! The program is killed at random moments and started again on the same database, loses its gateway, or is told to stop;
//! people who play on Discord notice nothing but a pause.
//!
//! With a fixed secret and people who decide by what they see, the same match is played once undisturbed and once with
//! SIGKILLs before a press, right after it, while pages are delivered, and during the start itself. Discord does not
//! repeat a press that nobody received: a person who sees that nothing happened presses again. Both end with the same
//! log and the same pages.

use std::time::Duration;

use talon_games::GameKind;
use talon_loopback::discord::{Asked, DeedError, Failure, Message, Person, Place, Scope, Which};
use talon_stage::discord::{Next, Room, Sitting, Solo, fast, no_fault, nothing_went_wrong};
use talon_stage::{
    Death, Ending, Hand, Languages, Plan, Policy, Reaper, Screen, Story, Turn, answered_once, compare, data_of,
    decisions, facts, has, keep_secrets, log_of, pages_are_current, records_are_sound,
};
use talon_table::{Table, TableId};
use talon_view::{HouseVerb, Locale, ShowVerb, Verb};

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
    room.discord.gone().await.expect("the gateway notices");
    room.start().await;
}

/// Whether a decision has been made.
async fn is_made(room: &Room, table: TableId, number: u32) -> bool {
    Table::replay(log_of(room, table).await).expect("the log can be replayed").turn() != number
}

/// A person presses a button of a page. If the page has been taken away since they read it, because it was sent once more
/// after a death and this was the stray one, they press on the page that stands there now.
async fn press(person: &Person, page: &Message, data: &str) -> Asked {
    let mut page = page.clone();
    loop {
        match person.press_quietly(&page, Which::Id(data)) {
            Ok(asked) => return asked,
            Err(DeedError::NoMessage(_)) => {
                let standing =
                    person.sees(page.channel, "the page once more", |seen| seen.button(Which::Id(data)).is_some());
                page = standing.await.unwrap_or_else(|error| panic!("{error}"));
            }
            Err(error) => panic!("the button is there: {error}"),
        }
    }
}

/// Lets a person make a decision, perhaps with a death before or after it.
async fn decide(
    reaper: &mut Reaper,
    room: &mut Room,
    decision: usize,
    (person, table): (&Person, TableId),
    turn: &Turn<Message>,
) {
    let data = &POLICY.patient().choose(turn).data;
    let death = reaper.death(decision);
    if matches!(death, Some(Death::BeforeThePress)) {
        kill(reaper, room).await;
    }
    let asked = press(person, &turn.message, data).await;
    match death {
        None | Some(Death::BeforeThePress) => {
            asked.answered().await.expect("an answer");
        }
        Some(Death::AfterThePress(delay)) => {
            tokio::time::sleep(delay).await;
            kill(reaper, room).await;
        }
        Some(Death::InDelivery(delay)) => {
            asked.answered().await.expect("an answer");
            tokio::time::sleep(delay).await;
            kill(reaper, room).await;
        }
    }
    // Somebody who saw no answer presses once more: the decision is made then, or it was made before and nothing
    // changes.
    if !is_made(room, table, turn.number).await {
        press(person, &turn.message, data).await.answered().await.unwrap();
    } else if death.is_some() && reaper.is_impatient(decision) {
        let _ = person.press_quietly(&turn.message, Which::Id(data));
    }
}

fn read(message: &Message) -> String {
    format!("{}\n{:?}", Screen::words(message), message.keys())
}

/// What everybody sees of a table in these places.
fn shown(person: &Person, place: Place) -> impl Iterator<Item = Message> {
    person.visible(place).into_iter().filter(|message| message.from_bot && !message.is_ephemeral())
}

async fn ending(room: &Room, table: TableId, places: &[(&Person, Place)], killed: usize) -> Ending {
    let pages = places.iter().map(|(person, place)| shown(person, *place).map(|message| read(&message)).collect());
    let newest = places.iter().map(|(person, place)| read(&shown(person, *place).last().expect("a page")));
    Ending { facts: facts(&log_of(room, table).await), pages: pages.collect(), newest: newest.collect(), killed }
}

/// Waits until this world shows every page of an undisturbed one.
async fn await_pages(ending: &Ending, places: &[(&Person, Place)]) {
    for ((person, place), pages) in places.iter().zip(&ending.pages) {
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

/// A match of people in a guild.
async fn together(plan: &Plan, languages: &[(&str, &str)], undisturbed: Option<&Ending>) -> Ending {
    let mut room = Room::open(fast(), &[]).await;
    let people: Vec<Person> = languages.iter().map(|(name, language)| room.person(name, language)).collect();
    let players: Vec<&Person> = people.iter().collect();
    let guild = room.discord.guild("Friday", &players);
    let (mut sitting, lobby) = Sitting::gather(plan, &players, &guild.channel("cards")).await;
    sitting.begin(&lobby).await;
    let mut reaper = Reaper::after(undisturbed, room.discord.seed());
    let mut decision = 0;
    while let Next::Turn(player, turn) = sitting.next().await {
        let person = sitting.players[player].clone();
        decide(&mut reaper, &mut room, decision, (&person, sitting.table), &turn).await;
        sitting.last = turn.number;
        decision += 1;
    }
    let direct = people.iter().map(|person| (person, person.direct()));
    let places = [(&people[0], sitting.home), (&people[0], sitting.room)];
    let places: Vec<(&Person, Place)> = places.into_iter().chain(direct).collect();
    match undisturbed {
        None => {
            for (person, place) in &places[1..] {
                let over = person.sees(*place, "result", |message| {
                    has(message, |verb| matches!(verb, Verb::House(HouseVerb::Rematch)))
                });
                over.await.unwrap_or_else(|error| panic!("{error}"));
            }
            let players: Vec<Locale> = languages.iter().map(|(_, language)| Locale::parse(language)).collect();
            pages_are_current(&room, &sitting, Languages { group: players[0], players: players.leak() }).await;
            answered_once(&room.traffic());
            nothing_went_wrong(&room);
        }
        Some(ending) => {
            await_pages(ending, &places[..2]).await;
            await_newest(ending, &places, 2).await;
        }
    }
    let log = log_of(&room, sitting.table).await;
    keep_secrets(&room.traffic(), &[&Story::new(&log, people.iter().map(Some))]);
    no_fault(&room);
    assert_eq!(room.discord.violations(), Vec::<String>::new());
    records_are_sound(&room, sitting.table);
    ending(&room, sitting.table, &places, reaper.killed).await
}

async fn one_person(undisturbed: Option<&Ending>) -> Ending {
    let mut room = Room::open(fast(), &[]).await;
    let ana = room.person("Ana", "bg");
    let _guild = room.discord.guild("Friday", &[&ana]);
    let mut solo = Solo::open(&ana).await;
    let mut reaper = Reaper::after(undisturbed, room.discord.seed() + 1);
    let mut decision = 0;
    while let Some(turn) = solo.next().await {
        decide(&mut reaper, &mut room, decision, (&ana, solo.table), &turn).await;
        solo.last = turn.number;
        decision += 1;
    }
    let places = [(&ana, ana.direct())];
    if let Some(ending) = undisturbed {
        await_pages(ending, &places).await;
    }
    let log = log_of(&room, solo.table).await;
    keep_secrets(&room.traffic(), &[&Story::new(&log, [Some(&ana), None])]);
    no_fault(&room);
    records_are_sound(&room, solo.table);
    ending(&room, solo.table, &places, reaper.killed).await
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
    survives(&Plan::of(GameKind::Santase), &[("Ana", "en-US"), ("Boris", "bg")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_belot_survives_sigkill_at_any_moment() {
    let _machine = beside_others().await;
    let plan = Plan::short(GameKind::Belot).with("capot-blocks-exit", "off");
    survives(&plan, &[("Ana", "bg"), ("Boris", "en-US"), ("Vera", "bg")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_against_the_ai_player_survives_sigkill_at_any_moment() {
    let _machine = beside_others().await;
    let undisturbed = one_person(None).await;
    let disturbed = one_person(Some(&undisturbed)).await;
    compare(&undisturbed, &disturbed);
}

const ENGLISH: Languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::EN] };

/// Ana and Boris, some decisions into a match, Boris on the panel.
async fn playing(room: &Room) -> Sitting {
    let (ana, boris) = (room.person("Ana", "en-US"), room.person("Boris", "en-US"));
    let guild = room.discord.guild("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &guild.channel("cards")).await;
    sitting.hands[1] = Hand::Panel;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(POLICY, 2).await.is_none(), "the match goes on");
    sitting
}

/// The match ends, every page tells so, and nobody saw too much.
async fn ends_well(room: &Room, sitting: &mut Sitting) {
    sitting.play_out(Policy { haste: 20, ..POLICY }).await;
    pages_are_current(room, sitting, ENGLISH).await;
    let log = log_of(room, sitting.table).await;
    keep_secrets(&room.traffic(), &[&Story::new(&log, sitting.players.iter().map(Some))]);
    assert_eq!(room.discord.violations(), Vec::<String>::new());
    no_fault(room);
    records_are_sound(room, sitting.table);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_gateway_is_resumed_and_no_press_is_lost() {
    let _machine = beside_others().await;
    let room = Room::open(fast(), &[]).await;
    let mut sitting = playing(&room).await;
    for away in 0..4 {
        let resumes = room.discord.resumes();
        let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
        match away % 2 {
            0 => room.discord.drop_gateway(0),
            _ => room.discord.ask_reconnect(0),
        }
        // Pressed while nobody listens: the event waits for the resumed session.
        let data = POLICY.patient().choose(&turn).data.clone();
        sitting.players[player].press_quietly(&turn.message, Which::Id(&data)).unwrap();
        sitting.last = turn.number;
        room.discord.resumed(resumes + 1).await.expect("the session is resumed");
        if matches!(sitting.next().await, Next::Over(_)) {
            break;
        }
    }
    // A session that can't be resumed begins anew.
    let identified = room.discord.identifies();
    room.discord.invalidate_session(0, false);
    room.discord.identified(identified + 1).await.expect("a new session");
    room.discord.ready().await.unwrap();
    ends_well(&room, &mut sitting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_arrives_twice_counts_once() {
    let _machine = beside_others().await;
    let room = Room::open(fast(), &[]).await;
    let mut sitting = playing(&room).await;
    let mut made = 2;
    while let (Next::Turn(player, turn), true) = (sitting.next().await, made < 8) {
        room.discord.duplicate_next(1);
        let data = POLICY.choose(&turn).data.clone();
        sitting.decide(player, &turn, &data).await;
        made += 1;
    }
    assert_eq!(decisions(&facts(&log_of(&room, sitting.table).await)), made);
    ends_well(&room, &mut sitting).await;
    assert_eq!(room.discord.interactions().iter().filter(|asked| asked.answers != 1).count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_ends_with_current_pages_though_discord_is_unreliable() {
    let _machine = beside_others().await;
    let room = Room::open(fast(), &[]).await;
    let mut sitting = playing(&room).await;
    let kinds = [
        Failure::TooManyRequests { retry_after: Duration::from_millis(50), scope: Scope::Shared },
        Failure::ServerError(500),
        Failure::ServerError(502),
        Failure::Dropped,
        Failure::AnswerLost,
        Failure::Timeout(Duration::from_millis(150)),
    ];
    // Each of them once at least, and then at random, answers to presses included.
    for failure in &kinds {
        room.discord.fail_next_of("PATCH /channels/{channel_id}/messages/{message_id}", 1, failure);
    }
    room.discord.fail_at_random(0.1, &kinds);
    // The direct messages show every turn, even if an answer is lost.
    sitting.hands[1] = Hand::Direct;
    let mut over = false;
    for _ in 0..25 {
        let next = sitting.next().await;
        let Next::Turn(player, turn) = next else {
            over = true;
            break;
        };
        let data = POLICY.patient().choose(&turn).data.clone();
        sitting.players[player].press_quietly(&turn.message, Which::Id(&data)).unwrap();
        sitting.last = turn.number;
    }
    room.discord.heal();
    assert!(room.discord.failures() >= 8, "{} failures", room.discord.failures());
    if over {
        pages_are_current(&room, &sitting, ENGLISH).await;
        no_fault(&room);
    } else {
        ends_well(&room, &mut sitting).await;
    }
    println!("{} failures in {} requests", room.discord.failures(), room.discord.transcript().len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_answers_what_was_accepted() {
    let _machine = beside_others().await;
    let mut room = Room::open(fast(), &[]).await;
    let mut sitting = playing(&room).await;
    sitting.hands[1] = Hand::Direct;
    for _ in 0..3 {
        let Next::Turn(player, turn) = sitting.next().await else { break };
        let table_page = sitting.table_page(&sitting.players[0]).await;
        let hand = data_of(&table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).unwrap();
        let data = POLICY.patient().choose(&turn).data.clone();
        let mut asked = vec![sitting.players[player].press_quietly(&turn.message, Which::Id(&data)).unwrap()];
        for number in 0..20 {
            asked.push(sitting.players[number % 2].press_quietly(&table_page, Which::Id(&hand)).unwrap());
        }
        assert_eq!(room.stop().await, Some(0), "an orderly end");
        let answered = asked.iter().filter(|asked| asked.answer().is_some()).count();
        println!("{answered} of {} presses were received", asked.len());
        let made = is_made(&room, sitting.table, turn.number).await;
        assert_eq!(made, asked[0].answer().is_some(), "a decision is answered, and an answered one is made");
        let first_silent = asked.iter().position(|asked| asked.answer().is_none()).unwrap_or(asked.len());
        assert!(asked[first_silent..].iter().all(|asked| asked.answer().is_none()), "none is passed over");
        room.discord.gone().await.unwrap();
        room.start().await;
        if made {
            sitting.last = turn.number;
        }
    }
    ends_well(&room, &mut sitting).await;
}
