//! Every migration is applied to a database with data of the previous version.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use talon_games::GameKind;
use talon_store::daily::{DailyEnd, DailyGame, DailyPosts, PostTime, latest_end_of_day};
use talon_store::links::{LinkCodeEntered, TryLimit};
use talon_store::person_settings::{Chosen, Dress, Language, Letters, Pictured, QuietHours, Reminders, Setting, Theme};
use talon_store::{AccountRef, InputKey, Lease, PlatformKind, PrivateChat, ProcessId, Room, Span, Store, SurfaceState};
use talon_table::{LeagueId, PersonId, TableId, Timestamp};

use super::Scratch;
use crate::nothing_is_forgotten;

/// A file of the test data.
fn data<S: Scratch>(name: &str) -> String {
    let path = Path::new(S::CRATE).join("tests/store/data").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("a migration needs {}: {error}", path.display()))
}

/// How many rows each table has.
async fn rows<S: Scratch>(database: &S) -> BTreeMap<String, u64> {
    let columns = database.texts(S::COLUMNS).await;
    let tables: BTreeSet<_> = columns.iter().map(|column| column.split_once('.').unwrap().0).collect();
    let counts: Vec<_> = tables.iter().map(|table| format!("SELECT '{table}.' || count(*) FROM {table}")).collect();
    let counted = database.texts(&counts.join(" UNION ALL ")).await;
    let counted = counted.iter().map(|count| count.split_once('.').unwrap());
    counted.map(|(table, rows)| (table.to_owned(), rows.parse().unwrap())).collect()
}

/// A database that went through every version, with rows as each version's store would have written them. They are inserted right after
/// its migration.
async fn grown<S: Scratch>() -> Option<S> {
    let database = S::empty()?;
    let mut before = BTreeMap::new();
    for version in S::migrations().iter().map(|migration| migration.version) {
        database.migrate(version).await;
        for (table, now) in rows(&database).await {
            let lost = before.get(&table).is_some_and(|before| *before > now);
            assert!(!lost, "migration {version} loses rows of {table}");
        }
        database.execute(&data::<S>(&format!("{version:04}.sql"))).await;
        database.sound().await;
        before = rows(&database).await;
        for (table, rows) in &before {
            assert!(*rows > 0, "after migration {version} no row tests table {table}");
        }
    }
    Some(database)
}

/// No number is missing or appears twice.
pub fn migrations_are_numbered_one_by_one<S: Scratch>() {
    let migrations = S::migrations();
    let versions: Vec<_> = migrations.iter().map(|migration| migration.version).collect();
    assert_eq!(versions, (1..=versions.len() as i64).collect::<Vec<_>>());
    assert!(migrations.iter().all(|migration| migration.whole), "a migration is applied whole or not at all");
}

/// A program refuses a database that has a different migration with the same number.
pub fn what_was_shipped_never_changes<S: Scratch>() {
    let own = S::migrations().into_iter().map(|migration| {
        let checksum: String = migration.checksum.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{:04} {checksum}", migration.version)
    });
    let shipped = data::<S>("shipped.txt");
    assert_eq!(own.collect::<Vec<_>>(), shipped.lines().collect::<Vec<_>>(), "a new migration gets a new line");
}

/// A database has the same schema, however it got there.
pub async fn a_grown_schema_is_the_fresh_one<S: Scratch>() {
    let (Some(grown), Some(fresh)) = (grown::<S>().await, S::fresh().await) else { return };
    let shape = fresh.texts(S::SHAPE).await;
    for column in fresh.texts(S::COLUMNS).await {
        let told = |part: &String| column.split('.').all(|name| part.contains(name));
        assert!(shape.iter().any(told), "{column} is no part of the schema's shape");
    }
    assert_eq!(grown.texts(S::SHAPE).await, shape);
}

/// No part of the schema is missing from archives by mistake.
pub async fn a_new_table_or_column_is_archived<S: Scratch>() {
    let Some(database) = S::fresh().await else { return };
    let mut columns = database.texts(S::COLUMNS).await;
    columns.retain(|column| !column.starts_with('_'));
    nothing_is_forgotten(&columns);
}

/// The newest store reads what the stores of all versions wrote.
pub async fn data_of_every_version_survives<S: Scratch>() {
    let Some(database) = grown::<S>().await else { return };
    let store: &dyn Store = &database.open().await;
    let (table, person) = (TableId(u64::MAX), PersonId(7));
    let row = store.table(table).await.unwrap().unwrap();
    assert_eq!((row.version, row.open, row.opened_at), (2, true, Timestamp(1_700_000_000_000)));
    assert_eq!((row.home.chat.as_str(), row.home.thread.as_deref()), ("-1001", Some("5")));
    assert_eq!(row.room, Room::Open("1102".to_owned()));
    let log = store.events(table, 0).await.unwrap();
    assert_eq!(log.iter().map(|recorded| recorded.event.name()).collect::<Vec<_>>(), ["joined", "option-set"]);
    assert_eq!(store.open_tables_of(person).await.unwrap(), [row]);

    let account = AccountRef { platform: PlatformKind::Telegram, id: "42".into() };
    let account = store.account(&account).await.unwrap().unwrap();
    assert_eq!((account.person, account.name.as_str(), account.chat), (person, "Ada", PrivateChat::Open));
    assert_eq!(account.chosen.language, Some(Language::Bg));
    assert_eq!(account.own_person, person, "before there were links, every account was its own person");
    let both = store.accounts_of(&[person]).await.unwrap();
    let both: Vec<_> = both.iter().map(|row| (row.account.id.as_str(), row.person, row.own_person)).collect();
    assert_eq!(both, [("4200", person, PersonId((-9_i64).cast_unsigned())), ("42", person, person)]);
    let community = store.community(PlatformKind::Telegram, "-1001").await.unwrap().unwrap();
    let chosen = [
        Setting::Language(Language::En),
        Setting::Pictures(Pictured::Off),
        Setting::Theme(Theme::Light),
        Setting::Letters(Letters::Common),
        Setting::Dress(Dress::Rich),
    ];
    let chosen: Chosen = chosen.into_iter().collect();
    assert_eq!((Chosen { zone: None, ..community.chosen }, community.present), (chosen, true));

    let presets = store.presets(PlatformKind::Telegram, "-1001").await.unwrap();
    let kept = presets.iter().map(|row| (row.number, row.game, row.name.as_str(), row.options.len(), row.is_default));
    let expected = [(3, GameKind::Santase, "Нашето", 2, true), (5, GameKind::Belot, "Our Belot", 0, false)];
    assert_eq!(kept.collect::<Vec<_>>(), expected);

    let settings = store.person_settings(person).await.unwrap();
    let expected = [
        Setting::Language(Language::Bg),
        Setting::Reminders(Reminders::Daily),
        Setting::Quiet(QuietHours::new(22, 7)),
        Setting::Zone("Europe/Sofia".into()),
        Setting::Everywhere(true),
        Setting::Pictures(Pictured::All),
        Setting::Theme(Theme::Light),
        Setting::Letters(Letters::Own),
        Setting::Dress(Dress::Rich),
        Setting::SecondPress(false),
    ];
    let expected = expected.into_iter().collect();
    assert_eq!((settings.chosen, settings.reminded_at), (expected, Some(Timestamp(1_700_000_000_000))));

    let newcomer = AccountRef { platform: PlatformKind::Discord, id: "5".into() };
    let key = InputKey { platform: PlatformKind::Discord, key: "7".into() };
    let limit = TryLimit { most: 2, window: Duration::from_secs(60) };
    let at = Timestamp(1_700_000_000_001);
    let entered = store.enter_link_code(&newcomer, &[0xcd; 32], limit, &key, at).await.unwrap();
    assert!(matches!(entered, LinkCodeEntered::Found { number: 4, .. }), "{entered:?}");

    let league = store.leagues_of(&[person]).await.unwrap().remove(0);
    assert_eq!((league.league, league.version, league.open), (LeagueId(u64::MAX), 2, true));
    assert_eq!(store.league_events(league.league, 1).await.unwrap().len(), 1);
    assert_eq!(store.league_results(league.league, 1).await.unwrap().len(), 1);
    assert_eq!(store.league_tables(league.league, 1).await.unwrap().len(), 1);
    assert_eq!(store.posts(league.league).await.unwrap().len(), 2);

    let moved = store.events(TableId(18), 0).await.unwrap_err();
    assert!(moved.to_string().contains("talon-logs-2026-11-26T03-00-00Z-1.jsonl.gz"), "{moved}");

    let surface = store.surfaces(table).await.unwrap().remove(0);
    assert_eq!((surface.state, surface.failures), (SurfaceState::Live, 2));
    assert_eq!(surface.hash, Some([0xab; 32]));
    assert_eq!(surface.not_before, Timestamp(i64::MIN));
    let paces = store.paces(PlatformKind::Telegram, "-1001").await.unwrap();
    assert_eq!(paces, (Timestamp(1_700_000_000_900), Timestamp(1_700_000_000_034)));
    let due = store.next_due(PlatformKind::ALL).await.unwrap();
    let mark = if S::ALONE { 1_700_000_000_001 } else { 1_700_000_030_000 };
    let expected = (Some(Timestamp(1_700_000_060_000)), Some(Timestamp(mark)));
    assert_eq!((due.timer, due.mark), expected, "somebody works on the mark, unless this process is alone");
    let lease = Lease { holder: ProcessId(1), until: Timestamp(1_700_000_100_000) };
    let marks = store.claim_marks(Timestamp(1_700_000_040_000), &lease, &[PlatformKind::Discord], 9).await.unwrap();
    let behind = marks.iter().find(|mark| mark.table == TableId(19)).unwrap();
    assert_eq!(behind.since, Some(Timestamp(1_700_000_003_000)));

    let (discord, day) = (PlatformKind::Discord, "2026-11-28".parse().unwrap());
    assert_eq!(store.daily_game(discord, "-2001").await.unwrap(), Some(DailyGame::Turns));
    let deal = store.daily_deals(discord, "-2001", day, day).await.unwrap().remove(0);
    assert_eq!((deal.game, deal.secret.bytes()), (GameKind::Belot, &[1; 32]));
    assert_eq!((store.daily_posts(discord, "-2001").await.unwrap(), deal.posted_at), (DailyPosts::default(), None));
    let posts = DailyPosts { time: PostTime::Evening, thread: Some("2102".to_owned()) };
    assert_eq!(store.daily_posts(discord, "-2101").await.unwrap(), posts);
    let told = store.daily_deals(discord, "-2101", day, day).await.unwrap().remove(0);
    assert_eq!(told.posted_at, Some(Timestamp(1_700_000_001_000)));
    assert_eq!(told.ends_at, latest_end_of_day("2026-11-28"), "its day is over everywhere");
    let fixed = store.daily_deals(discord, "-2201", day, day).await.unwrap().remove(0);
    assert_eq!(fixed.ends_at, Timestamp(1_700_000_005_000));
    let served = store.served(PlatformKind::Telegram, Timestamp(0)).await.unwrap();
    let span = |from, until| Span { from: Timestamp(from), until: Timestamp(until) };
    assert_eq!(served, [span(1_700_000_000_000, 1_700_000_005_000), span(1_700_000_060_000, 1_700_000_060_000)]);
    let play = store.daily_play_at(TableId(20)).await.unwrap().unwrap();
    assert_eq!((play.person, play.day), (PersonId(2001), day));
    assert_eq!(play.ended, Some(DailyEnd { at: Timestamp(1_700_000_001_000), made: Some(7) }));
    let answer = store.puzzle_answers(&[PersonId(2001)]).await.unwrap().remove(0);
    assert_eq!((answer.number, answer.solved, answer.at), (3, true, Timestamp(1_700_000_002_000)));
    assert_eq!(store.finding(TableId(20), 1).await.unwrap().unwrap().version, 1);
}
