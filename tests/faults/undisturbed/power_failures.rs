//! Endless power failures: on each database the program is killed (SIGKILL) again and again, while matches of all games are played on
//! Telegram and Discord at once.
//!
//! A person who presses sees an answer or presses again. In the end every log has each accepted decision once, every page agrees with its
//! log, and nobody saw too much.

use std::sync::Arc;

use talon_games::GameKind;
use talon_stage::{
    Hall, Known, Languages, Plan, Policy, Story, discord, draw, keep_secrets, log_of, no_error_in, pages_are_current,
    records_are_sound, tables, telegram, usual_or_long,
};
use talon_table::{Table, Viewer};
use talon_view::Locale;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::by_itself;
use crate::crash::{Game, Pulse, Stubborn, live_and_die, pages_are_left, presses_count_once};

/// How often the program dies on each database.
fn kills() -> u64 {
    usual_or_long(12, 250)
}

/// How many matches a table plays, so that all tables are busy until the last kill.
fn matches(game: GameKind, kills: u64) -> u32 {
    let of_a_hundred = if is_for_two(game) { 3 } else { 1 };
    u32::try_from((of_a_hundred * kills).div_ceil(100)).expect("few matches")
}

fn is_for_two(game: GameKind) -> bool {
    *game.default_rules().seats().start() == 2
}

/// The average number of presses in a life of the program, chosen so that it dies until the last matches.
const LIFE: u64 = 8;

const ENGLISH: Languages = Languages { group: Locale::EN, players: &[Locale::EN; 3] };

/// A table of either platform.
enum Played {
    Telegram(Game<talon_loopback::Person>),
    Discord(Game<talon_loopback::discord::Person>),
}

/// A table for people and an AI player, or for people alone.
fn plan(game: GameKind, ais: usize) -> (Plan, &'static [&'static str]) {
    let plan = Plan::short(game);
    if is_for_two(game) {
        return (plan, &["Ana", "Boris"]);
    }
    let names: &[&str] = &["Ana", "Boris", "Vera"];
    (plan.ais(ais), &names[ais..])
}

async fn on_telegram(hall: &Hall, game: GameKind) -> telegram::Sitting {
    let (plan, names) = plan(game, usize::from(game == GameKind::Belot));
    let mut people = Vec::new();
    for name in names {
        people.push(telegram::befriend(&hall.telegram, &format!("{name} {game}"), "en").await);
    }
    let players: Vec<_> = people.iter().collect();
    let group = hall.telegram.supergroup(&game.to_string(), &players);
    let (mut sitting, lobby) = telegram::Sitting::gather(&plan, &players, &group).await;
    sitting.begin(&lobby).await;
    sitting
}

async fn on_discord(hall: &Hall, game: GameKind) -> discord::Sitting {
    let (plan, names) = plan(game, usize::from(game == GameKind::Ristiseiska));
    let people: Vec<_> = names.iter().map(|name| hall.discord.person(&format!("{name} {game}"), "en-US")).collect();
    let players: Vec<_> = people.iter().collect();
    let guild = hall.discord.guild(&game.to_string(), &players);
    let (mut sitting, lobby) = discord::Sitting::gather(&plan, &players, &guild.channel("cards")).await;
    sitting.begin(&lobby).await;
    sitting
}

/// Plays on all tables while the program dies again and again.
async fn survives(settings: &[(&str, &str)]) {
    let begun = Instant::now();
    let mut hall = Hall::closed().await;
    hall.program.set_all(settings);
    hall.start().await;
    let (seed, pulse, kills) = (hall.telegram.seed(), Arc::new(Pulse::new()), kills());
    let mut playing = JoinSet::new();
    for game in GameKind::ALL {
        let policy = Policy { seed: draw(seed, game), haste: 30 };
        let here = Game::new(on_telegram(&hall, game).await, policy, &pulse);
        let there = Game::new(on_discord(&hall, game).await, policy, &pulse);
        playing.spawn(async move { Played::Telegram(here.play(matches(game, kills)).await) });
        playing.spawn(async move { Played::Discord(there.play(matches(game, kills)).await) });
    }
    let (deaths, played) = live_and_die(&mut hall, &pulse, kills, LIFE, playing).await;
    let (presses, tables_played, time) = (pulse.presses(), played.len(), begun.elapsed());
    println!("seed {seed}: {}, {presses} presses at {tables_played} tables in {time:.0?}", deaths.told());
    assert_eq!(deaths.kills, kills, "the program died until the end");
    assert_eq!(tables(&hall.program).await.len(), played.len(), "no table was opened twice");
    let mut stories = [Vec::new(), Vec::new()];
    for game in &played {
        match game {
            Played::Telegram(game) => stories[0].push(is_whole(&hall, game).await),
            Played::Discord(game) => stories[1].push(is_whole(&hall, game).await),
        }
    }
    for (traffic, stories) in hall.traffics().iter().zip(&stories) {
        println!("{:?}", keep_secrets(traffic, &stories.iter().collect::<Vec<_>>()));
    }
    assert_eq!(hall.telegram.violations(), Vec::<String>::new());
    assert_eq!(hall.discord.violations(), Vec::<String>::new());
    no_error_in(&hall.program);
}

/// The log, the presses, the pages and the records of a table agree. Returns its story.
async fn is_whole<P: Stubborn>(hall: &Hall, game: &Game<P>) -> Story {
    let sitting = &game.sitting;
    let log = log_of(&hall.program, sitting.table).await;
    let seats = sitting.players.iter().map(Some).chain(std::iter::once(None));
    let table = Table::replay(log.iter().cloned()).expect("the log can be replayed");
    let story = Story::new(&log, seats.take(table.view(Viewer::Public).seats.len()));
    let tally = presses_count_once(game, &story);
    println!("table {}: {} records, {tally}", sitting.table, log.len());
    records_are_sound(&hall.program, sitting.table);
    pages_are_current(&hall.program, sitting, ENGLISH).await;
    let mut shown = sitting.players[0].all_in(sitting.home);
    if sitting.room != sitting.home {
        shown.extend(sitting.players[0].all_in(sitting.room));
    }
    pages_are_left(&log, &Known::new(&table, &sitting.players), Locale::EN, &shown);
    story
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_in_power_failures() {
    let _machine = by_itself().await;
    survives(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_in_power_failures_on_postgres() {
    let _machine = by_itself().await;
    let Some(cluster) = talon_cluster::cluster() else { return };
    survives(&[("database.url", &cluster.empty())]).await;
}
