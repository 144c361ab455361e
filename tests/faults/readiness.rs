//! The readiness report during outages: it is prompt, and correct while they last and afterwards.

use std::time::Duration;

use futures_util::future::join_all;
use reqwest::StatusCode;
use talon_loopback::Failure;
use talon_stage::telegram::{Room, fast};
use talon_stage::{Hall, Monitor};
use tokio::time::{Instant, timeout};

use crate::beside_others;

/// How soon the report comes, whatever is down: the database has two seconds of it.
const TOLD_WITHIN: Duration = Duration::from_secs(5);

/// How soon the report shows that something is down, or back: the database's answer is cached for five seconds, and the bot tries to
/// connect to Discord every five.
const SEEN_WITHIN: Duration = Duration::from_secs(30);

/// How many clients ask at the same time.
const LOOKERS: usize = 20;

async fn told(monitor: &Monitor<'_>, path: &str) -> (StatusCode, String) {
    timeout(TOLD_WITHIN, monitor.get(path)).await.unwrap_or_else(|_| panic!("{path}: nothing within {TOLD_WITHIN:?}"))
}

/// Asks until the report has these lines and this status. The process counts as alive all the time.
async fn becomes(monitor: &Monitor<'_>, ready: bool, lines: &str) {
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let begun = Instant::now();
    let mut last = None;
    let looking = async {
        while last.as_ref().is_none_or(|(found, _)| *found != status) {
            last = Some(told(monitor, "/readyz").await);
            assert_eq!(told(monitor, "/healthz").await.0, StatusCode::OK);
        }
    };
    let seen = timeout(SEEN_WITHIN, looking).await.is_ok();
    assert!(seen, "after {SEEN_WITHIN:?}: {last:?}");
    assert_eq!(last, Some((status, lines.to_owned())));
    println!("{status} after {:.1?}", begun.elapsed());
    let health = monitor.ask(&["health"]);
    assert_eq!(health.status.code(), Some(i32::from(!ready)));
    assert_eq!(String::from_utf8_lossy(&health.stdout), lines);
}

const READY: &str = "database: answers\ntelegram: reached\n";
const NO_DATABASE: &str = "database: does not answer\ntelegram: reached\n";

/// How long everything must fail in this test before a platform counts as not reached. Polls in progress are not cut off, so they are
/// short.
const LOST: [(&str, &str); 2] = [("monitor.unreached_after", "500ms"), ("telegram.poll_timeout", "1s")];

const AT_EASE: &str = "database: answers\ntelegram: reached\ndiscord: reached\n";

#[tokio::test(flavor = "multi_thread")]
async fn a_platform_that_was_reached_and_is_cut_off_is_seen_and_so_is_its_return() {
    let _machine = beside_others().await;
    let mut hall = Hall::closed().await;
    hall.program.set_all(&LOST);
    hall.program.set_all(&[Monitor::LISTEN]);
    hall.start().await;
    let monitor = Monitor::of(&hall.program);
    becomes(&monitor, true, AT_EASE).await;
    hall.telegram.fail_next_of("getUpdates", 1000, &Failure::Dropped);
    becomes(&monitor, false, "database: answers\ntelegram: not reached any more\ndiscord: reached\n").await;
    let reached =
        async |platform: &str| monitor.sum("talon_platform_reached", &[&format!("platform=\"{platform}\"")]).await;
    assert_eq!((reached("telegram").await, reached("discord").await), (0.0, 1.0));
    hall.telegram.heal();
    becomes(&monitor, true, AT_EASE).await;
    assert_eq!(reached("telegram").await, 1.0);
    let outage = hall.discord.gateway_outage();
    hall.discord.drop_gateway(0);
    becomes(&monitor, false, "database: answers\ntelegram: reached\ndiscord: not reached any more\n").await;
    assert_eq!((reached("telegram").await, reached("discord").await), (1.0, 0.0));
    drop(outage);
    becomes(&monitor, true, AT_EASE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_is_seen_and_so_is_its_return() {
    let _machine = beside_others().await;
    let Some(cluster) = talon_cluster::Cluster::alone() else { return };
    let mut room = Room::open(fast(), &[("database.url", &cluster.empty()), Monitor::LISTEN]).await;
    let monitor = Monitor::of(&room);
    becomes(&monitor, true, READY).await;
    for (goes, comes) in [
        (talon_cluster::Cluster::freeze as fn(&_), talon_cluster::Cluster::thaw as fn(&_)),
        (talon_cluster::Cluster::stop, talon_cluster::Cluster::start),
    ] {
        tokio::task::block_in_place(|| goes(&cluster));
        becomes(&monitor, false, NO_DATABASE).await;
        assert_eq!(monitor.sum("talon_store_up", &[]).await, 0.0);
        let looked = join_all((0..LOOKERS).map(|_| told(&monitor, "/readyz"))).await;
        assert!(looked.iter().all(|(status, _)| *status == StatusCode::SERVICE_UNAVAILABLE), "{looked:?}");
        tokio::task::block_in_place(|| comes(&cluster));
        becomes(&monitor, true, READY).await;
        assert_eq!(monitor.sum("talon_store_up", &[]).await, 1.0);
    }
    assert_eq!(room.stop().await, Some(0));
}
