//! A process that is killed while it writes: changes that it acknowledged are in the database, once.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use talon_store::{Decisions as _, MessageRef, PageWrites, Store, SurfaceKey, SurfaceRow, SurfaceState, Surfaces as _};
use talon_table::{PersonId, Timestamp};

use crate::common::{PERSON, TABLE, assert_sound, commit, home, key, numbers, open, raw, scratch};

const KILLS: u32 = 20;
const DATABASE: &str = "TALON_TEST_CRASH_DATABASE";
const SAVED: &str = "saved ";

/// The process that is killed: saves decisions one after another and reports each that is acknowledged. Meanwhile it keeps writing a page,
/// so that a kill may hit that, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the process that the next test starts and kills"]
async fn writes_until_it_is_killed() {
    let Ok(path) = std::env::var(DATABASE) else { return };
    let store = std::sync::Arc::new(open(Path::new(&path)).await);
    let mut version = store.table(TABLE).await.unwrap().map_or(0, |row| row.version);
    if version > 0 {
        let store = store.clone();
        tokio::spawn(async move {
            for page in 0_u64.. {
                store.save_surface(&surface(page)).await.unwrap();
            }
        });
    }
    loop {
        store.commit(&commit(version)).await.unwrap();
        version += 1;
        let mut out = std::io::stdout().lock();
        writeln!(out, "{SAVED}{version}").unwrap();
        out.flush().unwrap();
    }
}

fn surface(page: u64) -> SurfaceRow {
    SurfaceRow {
        table: TABLE,
        key: SurfaceKey::Hand { person: PersonId(page % 5) },
        place: home(),
        message: Some(MessageRef(page.to_string())),
        hash: Some([7; 32]),
        shown_at: Timestamp(0),
        state: SurfaceState::Live,
        failures: 0,
        not_before: Timestamp(0),
        replaced: None,
        writes: PageWrites::default(),
    }
}

fn start(path: &Path) -> (Child, BufReader<ChildStdout>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::writes_until_it_is_killed", "--ignored", "--nocapture"])
        .env(DATABASE, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    (child, out)
}

/// The next acknowledged version; none when the process is gone. Skips the test harness's own lines, and a line without an end, which the
/// kill cut off.
fn next_saved(out: &mut impl BufRead) -> Option<u32> {
    loop {
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        if let Some((_, version)) = line.strip_suffix('\n')?.rsplit_once(SAVED) {
            return Some(version.parse().unwrap());
        }
    }
}

#[tokio::test]
async fn what_a_killed_process_acknowledged_is_there_once() {
    let (_directory, path) = scratch();
    let mut known = 0;
    for kill in 0..KILLS {
        let (mut child, mut out) = start(&path);
        // Killed at once, in the creation or the opening, or after some acknowledgements.
        let wanted = [0, 1, 2, 5, 13][(kill % 5) as usize];
        let mut acknowledged = known;
        for _ in 0..wanted {
            acknowledged = next_saved(&mut out).expect("the process ended by itself");
        }
        child.kill().unwrap();
        while let Some(version) = next_saved(&mut out) {
            acknowledged = version;
        }
        assert!(!child.wait().unwrap().success());
        known = check(&path, known, acknowledged).await;
    }
    assert!(known >= KILLS / 5 * (1 + 2 + 5 + 13), "only {known} decisions were saved");
}

/// Asserts that the database has what was acknowledged and at most the one further decision that was under way.
async fn check(path: &Path, before: u32, acknowledged: u32) -> u32 {
    let store = open(path).await;
    let version = store.table(TABLE).await.unwrap().map_or(0, |row| row.version);
    assert!(version == acknowledged || version == acknowledged + 1, "{version} saved, {acknowledged} acknowledged");
    assert_eq!(numbers(&store.events(TABLE, 0).await.unwrap()), (1..=version).collect::<Vec<_>>());
    for seq in before + 1..=version {
        assert!(store.is_taken(&key(format!("update-{seq}"))).await.unwrap());
    }
    assert!(!store.is_taken(&key(format!("update-{}", version + 1))).await.unwrap());
    if version > 0 {
        assert_eq!(store.open_tables_of(PERSON).await.unwrap().len(), 1);
        let timer = store.next_due(&[]).await.unwrap().timer;
        assert_eq!(timer, Some(commit(version - 1).timers[0].due));
    }
    store.close().await;
    drop(store);
    assert_sound(&mut raw(path).await).await;
    version
}
