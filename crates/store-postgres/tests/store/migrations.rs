//! Every migration is applied to a database that holds data of the version before.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::{Connection, PgConnection, query_scalar};
use talon_cluster::cluster;
use talon_conformance::nothing_is_forgotten;
use talon_games::GameKind;
use talon_store::daily::latest_end_of_day;
use talon_store::daily::{DailyEnd, DailyGame, DailyPosts, PostTime};
use talon_store::leagues::Leagues as _;
use talon_store::links::{LinkCodeEntered, TryLimit};
use talon_store::person_settings::{Chosen, Dress, Language, Letters, Pictured, QuietHours, Reminders, Setting, Theme};
use talon_store::{
    AccountRef, Dailies as _, Findings as _, InputKey, Lease, Links, PlatformKind, Presets as _, PrivateChat,
    ProcessId, Puzzles as _, Room, SettingsStore, Span, Store, SurfaceState,
};
use talon_table::{LeagueId, PersonId, TableId, Timestamp};

use crate::common::{fresh, open, raw};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// The rows that a version's store would have written: `tests/store/data/<version>.sql`, applied right after that
/// migration.
fn data_of(version: i64) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/store/data/{version:04}.sql"));
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("migration {version} needs rows for the tests in {}: {error}", path.display()))
}

async fn tables(connection: &mut PgConnection) -> Vec<String> {
    query_scalar("SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'")
        .fetch_all(connection)
        .await
        .unwrap()
}

/// How many rows each table has.
async fn rows(connection: &mut PgConnection) -> BTreeMap<String, i64> {
    let mut rows = BTreeMap::new();
    for table in tables(&mut *connection).await {
        let count = sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
        rows.insert(table, query_scalar(count).fetch_one(&mut *connection).await.unwrap());
    }
    rows
}

/// A database that grew up through every version, with the rows that each left.
async fn grown(connection: &mut PgConnection) {
    let mut before = BTreeMap::new();
    for migration in MIGRATIONS.iter() {
        MIGRATIONS.run_to(migration.version, &mut *connection).await.unwrap();
        for (table, now) in rows(&mut *connection).await {
            let lost = before.get(&table).is_some_and(|before| *before > now);
            assert!(!lost, "migration {} loses rows of {table}", migration.version);
        }
        sqlx::raw_sql(sqlx::AssertSqlSafe(data_of(migration.version))).execute(&mut *connection).await.unwrap();
        before = rows(&mut *connection).await;
        for (table, rows) in &before {
            assert!(*rows > 0, "after migration {} no row tests table {table}", migration.version);
        }
    }
}

#[tokio::test]
async fn migrations_are_numbered_one_by_one() {
    let versions: Vec<_> = MIGRATIONS.iter().map(|migration| migration.version).collect();
    assert_eq!(versions, (1..=versions.len() as i64).collect::<Vec<_>>());
    assert!(MIGRATIONS.iter().all(|migration| !migration.no_tx), "a migration is applied whole or not at all");
}

/// A database that has a migration is not opened by a program that has another one of this number.
#[test]
fn what_was_shipped_never_changes() {
    let own = MIGRATIONS.iter().map(|migration| {
        let checksum: String = migration.checksum.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{:04} {checksum}", migration.version)
    });
    let shipped: Vec<_> = include_str!("data/shipped.txt").lines().collect();
    assert_eq!(own.collect::<Vec<_>>(), shipped, "a new migration gets a new line");
}

#[tokio::test]
async fn data_of_every_version_survives() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.empty();
    let mut connection = raw(&url).await;
    grown(&mut connection).await;
    connection.close().await.unwrap();

    let store = open(&url).await;
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
    assert_eq!(
        (due.timer, due.mark),
        (Some(Timestamp(1_700_000_060_000)), Some(Timestamp(1_700_000_030_000))),
        "somebody works on the mark"
    );
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

#[tokio::test]
async fn a_grown_schema_is_the_fresh_one() {
    let Some(cluster) = cluster() else { return };
    let shape = "SELECT format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default)
                 FROM information_schema.columns WHERE table_schema = 'public'
                 UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
                 UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
                 WHERE connamespace = 'public'::regnamespace
                 ORDER BY 1";
    let mut connection = raw(&cluster.empty()).await;
    grown(&mut connection).await;
    let grown: Vec<String> = query_scalar(shape).fetch_all(&mut connection).await.unwrap();
    let mut connection = raw(&fresh(cluster).await).await;
    let fresh: Vec<String> = query_scalar(shape).fetch_all(&mut connection).await.unwrap();
    assert!(fresh.len() > 80, "{} parts of a schema", fresh.len());
    assert_eq!(grown, fresh);
}

#[tokio::test]
async fn a_new_table_or_column_is_archived() {
    let Some(cluster) = cluster() else { return };
    let columns = "SELECT format('%s.%s', table_name, column_name) FROM information_schema.columns
                   WHERE table_schema = 'public' AND NOT starts_with(table_name, '_')";
    let mut connection = raw(&fresh(cluster).await).await;
    let columns: Vec<String> = query_scalar(columns).fetch_all(&mut connection).await.unwrap();
    nothing_is_forgotten(&columns);
}
