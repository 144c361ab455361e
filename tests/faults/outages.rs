//! Outages of the program's dependencies: the disk is full, the database is unavailable or cut off, the clock jumps. People who press
//! meanwhile get an explanation, nothing is lost, and play goes on without a restart.

use std::time::Duration;

use talon_disk::SmallDisk;
use talon_games::GameKind;
use talon_loopback::{CallbackAnswer, Failure, Which};
use talon_stage::telegram::{Room, Sitting, Solo, fast};
use talon_stage::{ClockAhead, Plan, Policy, Program, Wire, decisions, facts, log_of, say};
use talon_table::Table;
use talon_view::{Locale, Msg};
use tokio::time::{Instant, timeout};

use crate::beside_others;

const POLICY: Policy = Policy { seed: 11, haste: 20 };

/// How soon a press is answered, in every kind of outage.
const ANSWERED_WITHIN: Duration = Duration::from_secs(10);

/// How soon play goes on after the outage.
const BACK_WITHIN: Duration = Duration::from_secs(15);

/// How soon the program ends after a stop, even if something hangs.
const ENDS_WITHIN: Duration = Duration::from_secs(5);

/// How soon the program notices that the clock was set forward.
const DUE_WITHIN: Duration = Duration::from_secs(30);

/// Somebody who plays alone, and the number of decisions so far.
struct Player {
    solo: Solo,
    decided: usize,
}

impl Player {
    /// A player whose app speaks Bulgarian, some decisions into a match.
    async fn of(room: &Room, name: &str) -> Self {
        let person = room.telegram.person(name, "bg");
        let mut player = Self { solo: Solo::open(&person).await, decided: 0 };
        player.plays_on(2).await;
        player
    }

    /// Presses on the newest page, and returns the answer, which comes in time.
    async fn presses(&mut self) -> CallbackAnswer {
        let turn = self.solo.next().await.expect("the match goes on");
        let data = &POLICY.patient().choose(&turn).data;
        let answer = timeout(ANSWERED_WITHIN, self.solo.person.press(&turn.message, Which::Data(data))).await;
        let answer = answer.unwrap_or_else(|_| panic!("no answer within {ANSWERED_WITHIN:?}")).expect("an answer");
        if answer == CallbackAnswer::default() {
            self.solo.last = turn.number;
            self.decided += 1;
        } else {
            assert_eq!(answer.text, Some(say(Locale::BG, &Msg::Fault)), "a whole sentence in the reader's language");
        }
        answer
    }

    /// Presses during the outage, and gets an explanation.
    async fn hears_of_it(&mut self) {
        let (begun, decided) = (Instant::now(), self.decided);
        let answer = self.presses().await;
        assert_eq!(self.decided, decided, "{answer:?}");
        println!("{} has a sentence after {:.1?}", self.solo.person.name(), begun.elapsed());
    }

    /// Makes this many decisions, until the page says that the next one is due. That happens soon, however many presses it takes.
    async fn plays_on(&mut self, decisions: usize) {
        let wanted = self.decided + decisions;
        let playing = async {
            while self.decided < wanted {
                self.presses().await;
            }
            self.solo.next().await.expect("the match goes on");
        };
        let begun = Instant::now();
        timeout(BACK_WITHIN, playing).await.unwrap_or_else(|_| panic!("play does not go on within {BACK_WITHIN:?}"));
        println!("{} plays on after {:.1?}", self.solo.person.name(), begun.elapsed());
    }

    /// The log has every decision once, and nothing else.
    async fn lost_nothing(&self, program: &Program) {
        let log = log_of(program, self.solo.table).await;
        assert_eq!(decisions(&facts(&log)), self.decided, "every decision counted once");
        Table::replay(log).expect("the log can be replayed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_passes() {
    let _machine = beside_others().await;
    let mut room = Room::closed(fast(), &[]).await;
    let Some(disk) = SmallDisk::over(&room.path(""), "outages::a_full_disk_is_told_and_passes") else { return };
    room.start().await;
    let mut ana = Player::of(&room, "Ана").await;
    for _ in 0..2 {
        disk.fill();
        ana.hears_of_it().await;
        ana.hears_of_it().await;
        disk.free();
        ana.plays_on(2).await;
    }
    ana.lost_nothing(&room).await;
    assert_eq!(room.stop().await, Some(0));
    drop(disk);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_is_told_and_comes_back() {
    let _machine = beside_others().await;
    let Some(cluster) = talon_cluster::Cluster::alone() else { return };
    let room = Room::open(fast(), &[("database.url", &cluster.empty())]).await;
    let (mut ana, mut boris) = (Player::of(&room, "Ана").await, Player::of(&room, "Борис").await);
    // The first press can only be answered by a poll that was already open; the second needs a new one.
    tokio::task::block_in_place(|| cluster.freeze());
    ana.hears_of_it().await;
    boris.hears_of_it().await;
    tokio::task::block_in_place(|| cluster.thaw());
    ana.plays_on(2).await;
    boris.plays_on(2).await;
    tokio::task::block_in_place(|| cluster.stop());
    boris.hears_of_it().await;
    ana.hears_of_it().await;
    tokio::task::block_in_place(|| cluster.start());
    boris.plays_on(2).await;
    ana.plays_on(2).await;
    for player in [&ana, &boris] {
        player.lost_nothing(&room).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cut_line_to_the_database_is_told_and_holds_up_no_end() {
    let _machine = beside_others().await;
    let Some(cluster) = talon_cluster::cluster() else { return };
    let wire = Wire::to(&cluster.empty());
    let mut room = Room::open(fast(), &[("database.url", &wire.url)]).await;
    let mut ana = Player::of(&room, "Ана").await;
    wire.cut();
    ana.hears_of_it().await;
    ana.hears_of_it().await;
    wire.heal();
    ana.plays_on(2).await;
    wire.cut();
    ana.hears_of_it().await;
    wire.mend();
    ana.plays_on(2).await;
    ana.lost_nothing(&room).await;

    let turn = ana.solo.next().await.expect("the match goes on");
    wire.cut();
    // Telegram does not answer any more either, while a press is being handled.
    let data = &POLICY.patient().choose(&turn).data;
    ana.solo.person.press_quietly(&turn.message, Which::Data(data)).unwrap();
    room.telegram.fail_next(100, &Failure::Timeout(ENDS_WITHIN * 4));
    let begun = Instant::now();
    let code = room.stop().await;
    assert!(begun.elapsed() < ENDS_WITHIN, "the program took {:?} to end", begun.elapsed());
    assert_eq!(code, Some(0));
}

/// Blocks the delivery of pages in the database until a table with this name exists.
const HOLD: &str = "BEGIN; LOCK TABLE surface IN ACCESS EXCLUSIVE MODE;
    DO $$ BEGIN
        WHILE NOT EXISTS (SELECT FROM pg_class WHERE relname = 'go_on') LOOP PERFORM pg_sleep(0.02); END LOOP;
    END $$; COMMIT";

/// Waits until somebody holds that lock, or waits for it.
fn until_somebody(holds: bool) -> String {
    let locks = format!("SELECT FROM pg_locks WHERE relation = 'surface'::regclass AND granted = {holds}");
    let held = if holds { " AND mode = 'AccessExclusiveLock'" } else { "" };
    format!("DO $$ BEGIN WHILE NOT EXISTS ({locks}{held}) LOOP PERFORM pg_sleep(0.02); END LOOP; END $$")
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_to_the_database_that_died_in_silence_are_given_up() {
    let _machine = beside_others().await;
    let Some(cluster) = talon_cluster::cluster() else { return };
    let database = cluster.empty();
    let wire = Wire::to(&database);
    let mut room = Room::open(fast(), &[("database.url", &wire.url)]).await;
    let mut ana = Player::of(&room, "Ана").await;
    let execute = |sql: &str| tokio::task::block_in_place(|| cluster.execute(&database, sql));
    // Once with idle connections, and once during a call that would never be given up by itself.
    wire.forget();
    ana.plays_on(2).await;
    let (held, hold) = (database.clone(), HOLD.to_owned());
    let holding = tokio::task::spawn_blocking(move || cluster.execute(&held, &hold));
    execute(&until_somebody(true));
    ana.presses().await;
    execute(&until_somebody(false));
    wire.forget();
    execute("CREATE TABLE go_on ()");
    holding.await.unwrap();
    ana.plays_on(2).await;
    ana.lost_nothing(&room).await;
    assert_eq!(room.stop().await, Some(0));
}

/// Nobody could press in the two hours that the clock skips.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_runs_out_because_the_clock_was_set_forward() {
    let _machine = beside_others().await;
    let mut room = Room::closed(fast(), &[("table.lobby_expires", "1h")]).await;
    let clock = ClockAhead::of(&mut room);
    room.start().await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = Sitting::gather(&Plan::of(GameKind::Santase), &[&ana, &boris], &group).await;
    room.telegram.updates_taken().await.unwrap();
    let begun = Instant::now();
    clock.set_forward(Duration::from_secs(2 * 3600));
    // By that clock the lobby's hour is over; its timer fires within seconds, and postpones it.
    let moved = room.says("that a table waits longer", |line| line.contains("a table waits so much longer"));
    timeout(DUE_WITHIN, moved).await.unwrap_or_else(|_| panic!("nothing happens within {DUE_WITHIN:?}"));
    println!("the lobby waits longer {:.1?} after the clock was set", begun.elapsed());
    sitting.begin(&lobby).await;
    assert_eq!(room.stop().await, Some(0));
}

/// The program is down for longer than a clock runs, and somebody presses as soon as it is back.
#[tokio::test(flavor = "multi_thread")]
async fn who_pressed_while_the_program_was_away_pressed_in_time() {
    let _machine = beside_others().await;
    let mut room = Room::closed(fast(), &[]).await;
    let clock = ClockAhead::of(&mut room);
    room.start().await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let plan = Plan::of(GameKind::Santase).with("clock", "half-minute");
    let (mut sitting, lobby) = Sitting::gather(&plan, &[&ana, &boris], &group).await;
    sitting.begin(&lobby).await;
    let (player, turn) = sitting.turn().await;
    assert_eq!(room.stop().await, Some(0));
    clock.set_forward(Duration::from_secs(40));
    let person = sitting.players[player].clone();
    let data = POLICY.patient().choose(&turn).data.clone();
    let press = tokio::spawn(async move { person.press(&turn.message, Which::Data(&data)).await });
    room.start().await;
    let answer = timeout(BACK_WITHIN, press).await.expect("in time").expect("no panic").expect("an answer");
    assert_eq!(answer, CallbackAnswer::default());
    let log = log_of(&room, sitting.table).await;
    let names: Vec<&str> = log.iter().map(|recorded| recorded.event.name()).collect();
    assert!(names.contains(&"acted"), "{names:?}");
    assert!(!names.iter().any(|name| ["stood-in", "paused", "returned"].contains(name)), "{names:?}");
    assert_eq!(room.stop().await, Some(0));
}
