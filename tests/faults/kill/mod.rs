//! The program is killed at random moments and restarted on the same database, its platform fails, or it is stopped; players notice only a
//! pause.
//!
//! With a fixed secret, and people who decide by what they see, the same match is played once undisturbed and once with SIGKILLs before a
//! press, right after it, during the delivery of pages, and during a start. Both end with the same log of accepted decisions and the same
//! pages.

mod discord;

use talon_games::GameKind;
use talon_stage::{
    Death, Ending, Languages, Next, Plan, Player, Policy, Reaper, Screen as _, Sitting, Solo, Story, Turn, World,
    answered_once, compare, data_of, facts, has, keep_secrets, log_of, pages_are_current, records_are_sound, scenarios,
    telegram, usual_or_long,
};
use talon_table::{Table, TableId};
use talon_view::{HouseVerb, Language, Locale, ShowVerb, TableVerb, Verb};

use crate::beside_others;
use crate::crash::{Fate, Press as _, Stubborn};

const POLICY: Policy = Policy { seed: 11, haste: 4 };
const NAMES: [&str; 3] = ["Ana", "Boris", "Vera"];
const EN: Locale = Locale::EN;
const BG: Locale = Locale::of(Language::Bg);

// Who gets which page, and when an AI player decides, is up to the house; with more people or alone, one platform is enough.
scenarios!(
    both {
        a_match_of_two_people_survives_sigkill_at_any_moment,
        a_match_ends_with_current_pages_though_the_platform_is_unreliable,
        a_stop_answers_what_was_accepted,
    }
    telegram { a_match_of_belot_survives_sigkill_at_any_moment }
    discord { a_match_against_the_ai_player_survives_sigkill_at_any_moment }
);

/// Kills the program and restarts it, sometimes more than once.
async fn kill<W: World>(reaper: &mut Reaper, room: &mut W) {
    room.kill();
    if let Some(delay) = reaper.dies_again() {
        room.launch();
        tokio::time::sleep(delay).await;
        room.kill();
    }
    room.start_again().await;
}

/// True if a decision has been made.
async fn is_made<W: World>(room: &W, table: TableId, number: u32) -> bool {
    Table::replay(log_of(room, table).await).expect("the log can be replayed").turn() != number
}

/// Presses a button of a page. If the page is gone because it was a duplicate sent after a death, presses on its replacement.
async fn press<P: Stubborn>(person: &P, place: P::Place, page: &P::Message, data: &str) -> P::Press {
    let mut page = page.clone();
    loop {
        if let Some(pressed) = person.send(&page, data) {
            return pressed;
        }
        let standing = person.awaits(place, "the page once more", |seen| {
            P::id_of(seen) != P::id_of(&page) && seen.keys().iter().any(|key| key.data.as_deref() == Some(data))
        });
        page = standing.await.unwrap_or_else(|error| panic!("{error}"));
    }
}

/// Somebody who decides at a table in this place.
type Decider<'a, P> = (&'a P, <P as Player>::Place, TableId);

/// A person makes a decision, perhaps with a death before or after it.
async fn decide<W: World<Person: Stubborn>>(
    reaper: &mut Reaper,
    room: &mut W,
    decision: usize,
    (person, place, table): Decider<'_, W::Person>,
    turn: &Turn<<W::Person as Player>::Message>,
) {
    let data = &POLICY.patient().choose(turn).data;
    let death = reaper.death(decision);
    if matches!(death, Some(Death::BeforeThePress)) {
        kill(reaper, room).await;
    }
    let pressed = press(person, place, &turn.message, data).await;
    match death {
        None | Some(Death::BeforeThePress) => {
            pressed.answered().await;
        }
        Some(Death::AfterThePress(delay)) => {
            tokio::time::sleep(delay).await;
            kill(reaper, room).await;
        }
        Some(Death::InDelivery(delay)) => {
            pressed.answered().await;
            tokio::time::sleep(delay).await;
            kill(reaper, room).await;
        }
    }
    // Somebody who saw no answer presses again: either the decision is made now, or it was made before and nothing changes.
    if !W::Person::COMES_AGAIN && !is_made(room, table, turn.number).await {
        press(person, place, &turn.message, data).await.answered().await;
    } else if death.is_some() && reaper.is_impatient(decision) {
        let _ = person.send(&turn.message, data);
    }
}

fn read(message: &impl talon_stage::Screen) -> String {
    format!("{}\n{:?}", message.words(), message.keys())
}

/// What everybody sees of a table in these places.
fn shown<P: Player>(person: &P, place: P::Place) -> impl Iterator<Item = P::Message> {
    person.all_in(place).into_iter().filter(|message| P::is_from_bot(message) && !P::is_panel(message))
}

async fn ending<W: World>(
    room: &W,
    table: TableId,
    places: &[(&W::Person, <W::Person as Player>::Place)],
    killed: usize,
) -> Ending {
    let pages = places.iter().map(|(person, place)| shown(*person, *place).map(|message| read(&message)).collect());
    let newest = places.iter().map(|(person, place)| read(&shown(*person, *place).last().expect("a page")));
    Ending { facts: facts(&log_of(room, table).await), pages: pages.collect(), newest: newest.collect(), killed }
}

/// Waits until somebody sees such a page.
async fn await_page<P: Player>(person: &P, place: P::Place, page: &str) {
    let shown = person.awaits(place, page, |message| read(message) == page).await;
    shown.unwrap_or_else(|error| panic!("a page is missing: {error}"));
}

/// Two or three people in a group play a match. After enough decisions, the player on turn resigns.
async fn together<W: World<Person: Stubborn>>(
    plan: &Plan,
    languages: Languages,
    most: usize,
    undisturbed: Option<&Ending>,
) -> Ending {
    let mut room = W::open().await;
    let mut people = Vec::new();
    for (name, language) in NAMES.iter().zip(languages.players) {
        people.push(room.friend(name, *language).await);
    }
    let players: Vec<&W::Person> = people.iter().collect();
    let (mut sitting, lobby) = Sitting::gather(plan, &players, room.group(&players)).await;
    sitting.begin(&lobby).await;
    let mut reaper = Reaper::after(undisturbed, room.seed());
    let mut decision = 0;
    while let Next::Turn(player, turn) = sitting.next().await {
        let person = sitting.players[player].clone();
        if decision == most {
            let gives_up = format!("1.{}.1.{}", sitting.table, Verb::Table(TableVerb::ResignYes));
            person.forges(&turn.message, &gives_up).await;
            if undisturbed.is_some() {
                kill(&mut reaper, &mut room).await;
            }
            break;
        }
        let decider = (&person, sitting.hand_place(player), sitting.table);
        decide(&mut reaper, &mut room, decision, decider, &turn).await;
        sitting.last = turn.number;
        decision += 1;
    }
    let apart = Some(sitting.home).filter(|home| *home != sitting.room);
    let shared: Vec<_> = apart.into_iter().chain([sitting.room]).map(|place| (&people[0], place)).collect();
    let private: Vec<_> = people.iter().map(|person| (person, person.private())).collect();
    let places = [&shared[..], &private[..]].concat();
    match undisturbed {
        None => {
            let again = |message: &_| has(message, |verb| matches!(verb, Verb::House(HouseVerb::Rematch)));
            for (person, place) in shared[shared.len() - 1..].iter().chain(&private) {
                person.awaits(*place, "result", again).await.unwrap_or_else(|error| panic!("{error}"));
            }
            pages_are_current(&room, &sitting, languages).await;
            answered_once(&room.traffic());
            room.nothing_went_wrong();
        }
        Some(ending) => {
            for ((person, place), pages) in shared.iter().zip(&ending.pages) {
                for page in pages {
                    await_page(*person, *place, page).await;
                }
            }
            // In private chats, the end of a deal stays only where nothing else could arrive on it.
            for ((person, place), page) in private.iter().zip(&ending.newest[shared.len()..]) {
                await_page(*person, *place, page).await;
            }
        }
    }
    is_whole(&room, sitting.table, people.iter().map(Some)).await;
    ending(&room, sitting.table, &places, reaper.killed).await
}

/// Nobody saw too much, no rule was broken, and the records are sound.
async fn is_whole<'a, W: World>(room: &W, table: TableId, seats: impl IntoIterator<Item = Option<&'a W::Person>>)
where
    W::Person: 'a,
{
    let log = log_of(room, table).await;
    keep_secrets(&room.traffic(), &[&Story::new(&log, seats)]);
    room.no_rule_was_broken();
    records_are_sound(room, table);
}

/// Somebody alone with the AI player.
async fn one_person<W: World<Person: Stubborn>>(undisturbed: Option<&Ending>, settings: &[(&str, &str)]) -> Ending {
    let mut room = W::set_to(settings).await;
    let ana = room.newcomer("Ana", BG);
    let mut solo = Solo::open(&ana).await;
    let mut reaper = Reaper::after(undisturbed, room.seed() + 1);
    let mut decision = 0;
    while let Some(turn) = solo.next().await {
        decide(&mut reaper, &mut room, decision, (&ana, ana.private(), solo.table), &turn).await;
        solo.last = turn.number;
        decision += 1;
    }
    for page in undisturbed.iter().flat_map(|ending| &ending.pages[0]) {
        await_page(&ana, ana.private(), page).await;
    }
    is_whole(&room, solo.table, [Some(&ana), None]).await;
    ending(&room, solo.table, &[(&ana, ana.private())], reaper.killed).await
}

/// The same match without and with kills.
async fn survives<W: World<Person: Stubborn>>(plan: &Plan, languages: Languages, most: usize) {
    let _machine = beside_others().await;
    let undisturbed = together::<W>(plan, languages, most, None).await;
    let disturbed = together::<W>(plan, languages, most, Some(&undisturbed)).await;
    compare(&undisturbed, &disturbed);
}

async fn a_match_of_two_people_survives_sigkill_at_any_moment<W: World<Person: Stubborn>>() {
    let languages = Languages { group: EN, players: &[EN, BG] };
    survives::<W>(&Plan::of(GameKind::Santase), languages, usual_or_long(48, usize::MAX)).await;
}

async fn a_match_of_belot_survives_sigkill_at_any_moment<W: World<Person: Stubborn>>() {
    let plan = Plan::short(GameKind::Belot).with("capot-blocks-exit", "off");
    survives::<W>(&plan, Languages { group: BG, players: &[BG, EN, BG] }, usize::MAX).await;
}

async fn a_match_against_the_ai_player_survives_sigkill_at_any_moment<W: World<Person: Stubborn>>() {
    let _machine = beside_others().await;
    let undisturbed = one_person::<W>(None, &[]).await;
    let disturbed = one_person::<W>(Some(&undisturbed), &[]).await;
    compare(&undisturbed, &disturbed);
}

#[tokio::test(flavor = "multi_thread")]
async fn on_postgres_the_match_is_the_same_and_survives_sigkill_too() {
    let _machine = beside_others().await;
    let Some(cluster) = talon_cluster::cluster() else { return };
    let undisturbed = one_person::<telegram::Room>(None, &[]).await;
    let disturbed = one_person::<telegram::Room>(Some(&undisturbed), &[("database.url", &cluster.empty())]).await;
    compare(&undisturbed, &disturbed);
}

/// Ana's and Boris's table, and its lobby.
async fn table_of_two<W: World>(room: &W) -> (Sitting<W::Person>, <W::Person as Player>::Message) {
    let (ana, boris) = (room.friend("Ana", EN).await, room.friend("Boris", EN).await);
    Sitting::open([&ana, &boris], room.group(&[&ana, &boris])).await
}

/// Every page says that the match is over, and nothing went wrong.
async fn ended_well<W: World>(room: &W, sitting: &Sitting<W::Person>) {
    pages_are_current(room, sitting, Languages::all(EN)).await;
    is_whole(room, sitting.table, sitting.players.iter().map(Some)).await;
}

async fn a_match_ends_with_current_pages_though_the_platform_is_unreliable<W: World<Person: Stubborn>>() {
    let _machine = beside_others().await;
    let room = W::open().await;
    let (mut sitting, lobby) = table_of_two(&room).await;
    sitting.start(&lobby).await;
    // From the first hand on, answers to presses included.
    room.fail_in_every_way();
    W::Person::go_in(&mut sitting, &lobby).await;
    let mut over = false;
    for _ in 0..25 {
        let Next::Turn(player, turn) = sitting.next().await else {
            over = true;
            break;
        };
        let data = POLICY.patient().choose(&turn).data.clone();
        press(&sitting.players[player], sitting.hand_place(player), &turn.message, &data).await;
        sitting.last = turn.number;
    }
    let failures = room.heal();
    assert!(failures >= 8, "{failures} failures");
    if !over {
        sitting.play_out(Policy { haste: 20, ..POLICY }).await;
    }
    ended_well(&room, &sitting).await;
    println!("{failures} failures");
}

/// A platform delivers an unaccepted input again after the restart, or the input stays unanswered.
async fn a_stop_answers_what_was_accepted<W: World<Person: Stubborn>>() {
    let _machine = beside_others().await;
    let mut room = W::open().await;
    let (mut sitting, lobby) = table_of_two(&room).await;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(POLICY, 2).await.is_none(), "the match goes on");
    for _ in 0..3 {
        let Next::Turn(player, turn) = sitting.next().await else { break };
        let table_page = sitting.table_page(&sitting.players[0]).await;
        let hand = data_of(&table_page, |verb| *verb == Verb::Show(ShowVerb::Hand)).expect("a button");
        let data = POLICY.patient().choose(&turn).data.clone();
        let mut asked = vec![sitting.players[player].send(&turn.message, &data).expect("the button is there")];
        let again = (0..20).map(|number| sitting.players[number % 2].send(&table_page, &hand));
        asked.extend(again.map(|pressed| pressed.expect("the button is there")));
        assert_eq!(room.stop().await, Some(0), "an orderly end");
        let first_silent = asked.iter().position(|asked| asked.fate() == Fate::Unanswered).unwrap_or(asked.len());
        println!("the first {first_silent} of {} presses were received", asked.len());
        let made = is_made(&room, sitting.table, turn.number).await;
        assert_eq!(made, first_silent > 0, "a decision is answered, and an answered one is made");
        if W::Person::COMES_AGAIN {
            room.start_again().await;
            for asked in &asked {
                assert_ne!(asked.answered().await, Fate::Unanswered, "every press is answered in the end");
            }
        } else {
            let silent = |asked: &<W::Person as Stubborn>::Press| asked.fate() == Fate::Unanswered;
            assert!(asked[first_silent..].iter().all(silent), "none is passed over");
            room.start_again().await;
        }
        if made || W::Person::COMES_AGAIN {
            sitting.last = turn.number;
        }
    }
    sitting.play_out(Policy { haste: 20, ..POLICY }).await;
    ended_well(&room, &sitting).await;
    if W::Person::COMES_AGAIN {
        answered_once(&room.traffic());
        room.nothing_went_wrong();
    }
}
