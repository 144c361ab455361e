//! Transactions: uncommitted changes leave no trace.

use talon_games::GameKind;
use talon_standings::{Pool, Window};
use talon_store::database::{Database, Unit};
use talon_store::links::LinkTry;
use talon_store::person_settings::Language;
use talon_store::results::{LeaderboardKey, ResultFilter, Scope, Start};
use talon_store::{
    CommunityRow, KeptOptions, NewPreset, PageWrites, PlatformKind, Store, SurfaceKey, SurfaceRow, SurfaceState, Timer,
    TimerKind,
};
use talon_table::{PersonId, TableId, Timestamp};

use crate::draft::Draft;
use crate::person_settings::night;
use crate::results::{ANA, BOB, CAROL, some_results};
use crate::samples::{PLATFORM, account, group, key};

const LATER: Timestamp = Timestamp(9_000);
const OLD: &str = "-1";
const NEW: &str = "moved";

/// Everything that the port can read of what [`change_everything`] changes.
async fn told(store: &impl Store) -> Vec<String> {
    let everybody = [ANA, BOB, CAROL];
    let mut told = vec![
        format!("{:?}", store.accounts_of(&everybody).await.unwrap()),
        format!("{:?}", store.person_settings(ANA).await.unwrap()),
        format!("{:?}", store.results(&ResultFilter::default(), None, 99).await.unwrap()),
        format!("{:?}", store.is_taken(&key("unit")).await.unwrap()),
        format!("{:?}", store.next_due(PlatformKind::ALL).await.unwrap()),
    ];
    for chat in [OLD, NEW] {
        told.push(format!("{:?}", store.community(PLATFORM, chat).await.unwrap()));
        told.push(format!("{:?}", store.presets(PLATFORM, chat).await.unwrap()));
        told.push(format!("{:?}", store.paces(PLATFORM, chat).await.unwrap()));
        told.push(format!("{:?}", store.open_tables_in(PLATFORM, chat).await.unwrap()));
    }
    for table in [TableId(5), TableId(77)] {
        told.push(format!("{:?}", store.table(table).await.unwrap()));
        told.push(format!("{:?}", store.events(table, 0).await.unwrap()));
        told.push(format!("{:?}", store.surfaces(table).await.unwrap()));
    }
    let here = |chat: &str| Scope::Community { platform: PLATFORM, chat: chat.to_owned() };
    for scope in [Scope::Everywhere, here(OLD), here(NEW)] {
        let board = LeaderboardKey { scope, game: GameKind::Santase, pool: Pool::People, window: Window::All };
        told.push(format!("{:?}", store.leaderboard(&board, Start::Line(0), 9).await.unwrap()));
    }
    for person in everybody {
        let who = crate::results::person(person);
        told.push(format!("{:?}", store.ratings_of(&who).await.unwrap()));
        told.push(format!("{:?}", store.pairs_of(&who, 9).await.unwrap()));
        told.push(format!("{:?}", store.totals_of(person).await.unwrap()));
        let course = store.rating_course(person, GameKind::Santase, Pool::People, 9).await.unwrap();
        told.push(format!("{course:?}"));
    }
    told
}

/// A preset of the old chat.
fn preset(name: &str) -> NewPreset {
    NewPreset {
        platform: PLATFORM,
        chat: OLD.to_owned(),
        game: GameKind::Santase,
        name: name.to_owned(),
        folded: name.to_owned(),
        options: KeptOptions::new(),
    }
}

/// Writes rows of every kind, and deletes some.
async fn change_everything<U: Unit>(unit: &mut U) {
    assert!(unit.take(&key("unit"), LATER).await.unwrap());
    unit.choose_language(ANA, Language::Bg).await.unwrap();
    unit.save_person_settings(ANA, &night().into_iter().collect()).await.unwrap();
    unit.show_everywhere(ANA).await.unwrap();
    unit.save_community(&CommunityRow::new(PLATFORM, OLD)).await.unwrap();
    unit.add_preset(&preset("second")).await.unwrap();
    unit.add_try(&account("1"), LinkTry::Guess, LATER).await.unwrap();
    change_tables(unit).await;
    unit.remove_community(PLATFORM, OLD).await.unwrap();
    unit.save_community(&CommunityRow::new(PLATFORM, NEW)).await.unwrap();
    unit.move_presets(PLATFORM, OLD, NEW).await.unwrap();
    unit.move_tables(PLATFORM, OLD, NEW, LATER).await.unwrap();
    unit.move_surfaces(PLATFORM, OLD, NEW).await.unwrap();
    unit.move_pace(PLATFORM, OLD, NEW).await.unwrap();
    assert!(unit.move_results(PLATFORM, OLD, NEW).await.unwrap());
    unit.remove_lines_in(PLATFORM, [OLD, NEW]).await.unwrap();
    unit.remove_ratings().await.unwrap();
    unit.remove_pairs().await.unwrap();
    unit.remove_steps().await.unwrap();
    unit.hide_lines_of(&[BOB]).await.unwrap();
    unit.remove_accounts_of(BOB).await.unwrap();
    unit.act_as(CAROL, BOB).await.unwrap();
}

async fn change_tables<U: Unit>(unit: &mut U) {
    let mut draft = Draft::open(77, ANA, group(OLD), LATER);
    let opened = draft.commit(None, LATER);
    let version = opened.events.last().unwrap().seq;
    assert!(unit.open_table(&opened, &group(OLD), version).await.unwrap());
    unit.append(opened.table, &opened.events).await.unwrap();
    unit.replace_seats(opened.table, &[ANA, PersonId(1)]).await.unwrap();
    unit.replace_timers(opened.table, &[Timer { kind: TimerKind::Ai, due: LATER }]).await.unwrap();
    let surface = SurfaceRow {
        table: TableId(5),
        key: SurfaceKey::Sign,
        place: group(OLD),
        message: None,
        hash: None,
        shown_at: LATER,
        state: SurfaceState::Live,
        failures: 0,
        not_before: LATER,
        replaced: None,
        writes: PageWrites::default(),
    };
    unit.write_surface(&surface).await.unwrap();
    unit.mark_behind(TableId(5), Timestamp(0)).await.unwrap();
    assert!(unit.close_table(TableId(5)).await.unwrap().is_some());
}

/// Runs the case on an empty database.
pub async fn what_is_not_committed_was_never_there<D: Database + Store>(database: &D) {
    some_results(database).await;
    database.save_preset(&preset("first"), 9, &key("first"), Timestamp(1)).await.unwrap();
    let before = told(database).await;
    for dropped in [false, true] {
        let mut unit = database.begin().await.unwrap();
        change_everything(&mut unit).await;
        if dropped {
            drop(unit);
        } else {
            unit.roll_back().await.unwrap();
        }
        assert_eq!(told(database).await, before, "dropped: {dropped}");
    }
    let mut unit = database.begin().await.unwrap();
    change_everything(&mut unit).await;
    unit.commit().await.unwrap();
    let after = told(database).await;
    assert!(after.iter().zip(&before).filter(|(now, then)| now != then).count() > 20, "{after:#?}");
}
