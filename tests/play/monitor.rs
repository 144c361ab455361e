//! The program's state from outside: health, readiness, metrics, JSON logs, and the supervisor's notifications.

use std::net::TcpListener;

use reqwest::StatusCode;
use talon_loopback::Place;
use talon_stage::telegram::{Room, Sitting, fast};
use talon_stage::{Monitor, Policy, Program, answered_once, sum};
use tokio::net::UnixDatagram;

const HASTY: Policy = Policy { seed: 1, haste: 20 };

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_counted_and_nobody_is_named() {
    let room = Room::open(fast(), &[Monitor::LISTEN]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "bg").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], Place::from(&group)).await;
    sitting.begin(&lobby).await;
    sitting.play_out(HASTY).await;
    let monitor = Monitor::of(&room);
    let presses = answered_once(&room.traffic());

    let (status, metrics) = monitor.get("/metrics").await;
    assert_eq!(status, StatusCode::OK);
    let telegram = r#"platform="telegram""#;
    let counted = sum(&metrics, "talon_answers_total", &[telegram, r#"input="press""#]);
    assert!(counted > 5.0 && counted == presses as f64, "{counted} of {presses} presses");
    assert_eq!(sum(&metrics, "talon_answers_total", &[r#"answer="fault""#]), 0.0);
    assert_eq!(sum(&metrics, "talon_inputs_unfinished", &[]), 0.0);
    assert_eq!(sum(&metrics, "talon_matches_finished_total", &[r#"game="santase""#]), 1.0);
    assert_eq!(sum(&metrics, "talon_tables_open", &[]), 1.0);
    assert!(sum(&metrics, "talon_page_delay_seconds_count", &[]) > 0.0);
    assert!(sum(&metrics, "talon_requests_total", &[telegram, r#"request="edit",outcome="done""#]) > 0.0);
    assert!(sum(&metrics, "talon_commits_total", &[r#"kind="person""#]) > 0.0);
    assert!(sum(&metrics, "process_resident_memory_bytes", &[]) > 1e6);
    for name in ["Ana", "Boris", "Friday", &sitting.table.to_string()] {
        assert!(!metrics.contains(name), "{name}");
    }
    for number in [ana.id(), boris.id(), group.id()] {
        assert!(!metrics.contains(&number.abs().to_string()), "{number}");
    }

    assert_eq!(monitor.get("/readyz").await, (StatusCode::OK, "database: answers\ntelegram: reached\n".to_owned()));
    assert_eq!(monitor.get("/anything").await.0, StatusCode::NOT_FOUND);
    let health = monitor.ask(&["health"]);
    assert_eq!((health.status.code(), &*health.stdout), (Some(0), &b"database: answers\ntelegram: reached\n"[..]));

    let status = monitor.ask(&["status", "--once"]);
    let page = String::from_utf8(status.stdout).expect("UTF-8");
    println!("{page}");
    assert!(page.lines().count() <= 24, "{page}");
    assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    assert!(page.starts_with("Talon "), "{page}");
    // Pages may still be behind.
    for line in ["reached       yes", "tables        1 open, "] {
        assert!(page.lines().any(|told| told.starts_with(line)), "{line}\n{page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_looks_all_the_time_costs_the_database_nothing() {
    let room = Room::open(fast(), &[Monitor::LISTEN]).await;
    let monitor = Monitor::of(&room);
    let looks = (0..60).map(|_| monitor.get("/metrics"));
    let seen = futures_util::future::join_all(looks).await;
    assert!(seen.iter().all(|(status, _)| *status == StatusCode::OK));
    let (_, metrics) = monitor.get("/metrics").await;
    let asked = sum(&metrics, "talon_store_seconds_count", &[r#"call="load""#]);
    assert!((1.0..=3.0).contains(&asked), "{asked}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_has_not_reached_its_platform_is_alive_and_not_ready() {
    // Nobody listens on a currently free port.
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port");
    let token = "123456789:AAExampleExampleExampleExampleExample".to_owned();
    let mut program =
        Program::new(1, vec![("TALON_TELEGRAM_TOKEN", token), ("TALON_TELEGRAM_API_URL", format!("http://{free}"))]);
    program.set_all(&[Monitor::LISTEN]);
    program.launch();
    program.says("that it cannot reach Telegram yet", |line| line.contains("cannot be reached yet")).await;
    let monitor = Monitor::of(&program);
    assert_eq!(monitor.get("/healthz").await.0, StatusCode::OK);
    let (status, told) = monitor.get("/readyz").await;
    assert_eq!((status, &*told), (StatusCode::SERVICE_UNAVAILABLE, "database: answers\ntelegram: not reached yet\n"));
    assert_eq!(monitor.ask(&["health"]).status.code(), Some(1));
    let address = monitor.address().to_owned();
    program.kill();
    let health = program.talon(&["--set", &format!("monitor.listen={address}"), "health"]);
    let said = String::from_utf8_lossy(&health.stderr).into_owned();
    assert!(said.starts_with(&format!("talon: no bot answers on {address}: nobody listens there")), "{said}");
    assert_eq!(health.status.code(), Some(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_that_is_taken_is_a_sentence() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let mut room = Room::closed(fast(), &[("monitor.listen", &address)]).await;
    room.launch();
    assert_eq!(room.ends().await, Some(2));
    let said = room.said().join("\n");
    assert!(said.contains(&format!("talon: monitor.listen: cannot listen on {address}")), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_supervisor_is_told_that_the_bot_serves_works_and_stops() {
    let mut room = Room::closed(fast(), &[]).await;
    let path = room.path("supervisor");
    let socket = UnixDatagram::bind(&path).expect("a socket");
    room.environ("NOTIFY_SOCKET", path.to_str().expect("UTF-8").to_owned());
    room.environ("WATCHDOG_USEC", "200000".to_owned());
    room.start().await;
    let mut told = Vec::new();
    let mut buffer = [0; 512];
    let mut hear = async |enough: &dyn Fn(&[String]) -> bool| {
        while !enough(&told) {
            let length = socket.recv(&mut buffer).await.expect("a message");
            told.push(String::from_utf8_lossy(&buffer[..length]).trim().to_owned());
        }
        told.clone()
    };
    let signs = |told: &[String]| told.iter().filter(|told| *told == "WATCHDOG=1").count();
    hear(&|told| told.contains(&"READY=1".to_owned()) && signs(told) >= 3).await;
    assert_eq!(room.stop().await, Some(0));
    let told = hear(&|told| told.contains(&"STOPPING=1".to_owned())).await;
    assert_eq!(told.iter().filter(|told| *told == "READY=1").count(), 1, "{told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn logs_can_be_read_by_programs() {
    let mut room = Room::open(fast(), &[("log_format", "json")]).await;
    assert_eq!(room.stop().await, Some(0));
    let said = room.said();
    assert!(said.len() > 2, "{said:?}");
    for line in &said {
        let object: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(object["timestamp"].is_string() && object["level"].is_string(), "{line}");
        assert!(object["fields"]["message"].is_string(), "{line}");
    }
}
