//! The table in a browser, as a client of its own sees it: the real program, real requests, and nothing but what the server says.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use reqwest::header::{COOKIE, HOST, HeaderMap, ORIGIN, SET_COOKIE};
use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};
use talon_stage::without_settings;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

/// Far longer than an answer takes, unless the program hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program with a table in the browser.
struct Table {
    child: Child,
    /// Where it listens, without a slash at the end.
    address: String,
    /// What the link has after `#`.
    key: String,
    client: Client,
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Table {
    fn open(directory: &Path, game: Option<&str>) -> Self {
        let mut command = without_settings(env!("CARGO_BIN_EXE_talon"));
        command.arg("play").args(game).args([
            "--web",
            "--set",
            "table.ai_delay=0s",
            "--set",
            "testing.fixed_secret=web",
        ]);
        command.args(["--set", "testing.consent=everybody may foresee every deal"]);
        let mut child =
            command.current_dir(directory).stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("it starts");
        let said = BufReader::new(child.stdout.as_mut().expect("its output"));
        let link = said.lines().map_while(Result::ok).find(|line| line.contains("http://")).expect("it prints a link");
        let (address, key) = link.trim().split_once("/#").expect("the key is not sent with the address");
        let (address, key) = (address.to_owned(), key.to_owned());
        Self { child, address, key, client: Client::builder().no_proxy().timeout(PATIENCE).build().unwrap() }
    }

    async fn get(&self, path: &str, cookie: &str) -> Response {
        let asked = self.client.get(format!("{}{path}", self.address)).header(COOKIE, cookie);
        asked.send().await.expect("the server answers")
    }

    async fn post(&self, path: &str, cookie: &str, origin: &str, body: impl Into<String>) -> Response {
        let asked = self.client.post(format!("{}{path}", self.address));
        let asked = asked.header(COOKIE, cookie).header(ORIGIN, origin).body(body.into());
        asked.send().await.expect("the server answers")
    }

    /// Comes in by the link; returns the cookie.
    async fn enter(&self) -> String {
        let entered = self.post("/enter", "", &self.address, &self.key).await;
        assert_eq!(entered.status(), StatusCode::NO_CONTENT);
        let cookie = entered.headers()[SET_COOKIE].to_str().unwrap().to_owned();
        cookie.split(';').next().unwrap().to_owned()
    }

    async fn act(&self, cookie: &str, what: &Value) {
        let acted = self.post("/act", cookie, &self.address, what.to_string()).await;
        assert_eq!(acted.status(), StatusCode::NO_CONTENT, "{what}");
    }

    /// Asks the program to stop; returns how it ended, and what it said at last.
    fn stop(mut self) -> (ExitStatus, String) {
        let sent = Command::new("kill").arg(self.child.id().to_string()).status();
        assert!(sent.is_ok_and(|sent| sent.success()));
        let mut said = String::new();
        self.child.stdout.take().expect("its output").read_to_string(&mut said).unwrap();
        (self.child.wait().unwrap(), said)
    }
}

/// A tab: what the stream has said so far.
struct Tab {
    stream: Response,
    waiting: Vec<u8>,
    regions: BTreeMap<String, String>,
    title: String,
    asks: bool,
    /// How many bytes the largest change had.
    largest: usize,
}

impl Tab {
    async fn open(table: &Table, cookie: &str) -> Self {
        let stream = table.get("/stream", cookie).await;
        assert_eq!(stream.status(), StatusCode::OK);
        let (waiting, regions, title) = (Vec::new(), BTreeMap::new(), String::new());
        let mut tab = Self { stream, waiting, regions, title, asks: false, largest: 0 };
        tab.change().await;
        tab
    }

    /// Waits for the next change.
    async fn change(&mut self) {
        loop {
            while let Some(end) = self.waiting.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<u8> = self.waiting.drain(..end + 2).collect();
                let event = String::from_utf8(event).unwrap();
                if let Some(data) = event.strip_prefix("data: ") {
                    self.largest = self.largest.max(event.len());
                    return self.take(&serde_json::from_str(data).unwrap());
                }
            }
            let chunk = tokio::time::timeout(PATIENCE, self.stream.chunk()).await.expect("something changes");
            self.waiting.extend_from_slice(&chunk.unwrap().expect("the stream goes on"));
        }
    }

    fn take(&mut self, change: &Value) {
        self.title = change["title"].as_str().unwrap().to_owned();
        self.asks = change["asks"].as_bool().unwrap();
        for (id, html) in change["changed"].as_object().unwrap() {
            self.regions.insert(id.clone(), html.as_str().unwrap().to_owned());
        }
    }

    async fn until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        for _ in 0..1000 {
            if holds(self) {
                return;
            }
            self.change().await;
        }
        panic!("{what} never came: {}", self.title);
    }

    /// The tokens of buttons in a region whose class is one of these.
    fn tokens(&self, region: &str, class: &str) -> Vec<String> {
        let buttons = self.regions[region].split("<button ").skip(1);
        let of_class = buttons.filter(|button| button.split('"').nth(1).is_some_and(|classes| classes.contains(class)));
        of_class
            .filter_map(|button| Some(button.split_once("data-press=\"")?.1.split('"').next()?.to_owned()))
            .collect()
    }

    /// True if there is a newer message than the one that is read.
    fn goes_on(&self) -> bool {
        self.regions["foot"].contains("class=\"main\" data-on")
    }

    /// What somebody would press who wants to get on: the first card that may be played, or the first button.
    fn likely(&self) -> Option<String> {
        if !self.asks {
            return None;
        }
        let cards = self.tokens("hand", "playable").into_iter();
        cards.chain(self.tokens("ways", "main")).chain(self.tokens("ways", "quiet")).next()
    }
}

#[tokio::test]
async fn a_match_is_played_in_a_browser_and_another_tab_sees_it() {
    let directory = tempfile::tempdir().unwrap();
    let table = Table::open(directory.path(), Some("santase"));
    let cookie = table.enter().await;
    let (mut tab, mut other) = (Tab::open(&table, &cookie).await, Tab::open(&table, &cookie).await);
    tab.until("a hand", |tab| tab.asks && !tab.regions["hand"].is_empty()).await;
    let document = table.get("/", &cookie).await.text().await.unwrap();
    assert!(document.contains("id=\"hand\"") && !document.contains("style=") && !document.contains("<script>"));
    let is_over = |tab: &Tab| tab.tokens("ways", "main").iter().any(|token| token.contains("rematch"));
    let mut presses = 0;
    while !is_over(&tab) {
        tab.until("a turn", |tab| tab.asks || tab.goes_on() || is_over(tab)).await;
        let before = (tab.likely(), tab.regions["words"].clone());
        match &before.0 {
            _ if is_over(&tab) => break,
            Some(token) => {
                table.act(&cookie, &json!({ "press": token })).await;
                // The same press again, late, changes nothing.
                table.act(&cookie, &json!({ "press": token })).await;
            }
            None => table.act(&cookie, &json!("go-on")).await,
        }
        tab.until("what follows", |tab| (tab.likely(), tab.regions["words"].clone()) != before).await;
        presses += 1;
        assert!(presses < 500, "the match ends");
    }
    println!("{presses} presses; the largest change had {} bytes", tab.largest);
    assert!(tab.largest < 20_000, "a change of {} bytes", tab.largest);
    other.until("the end in another tab", is_over).await;
    assert_eq!(other.regions, tab.regions);
    for command in ["stats", "/settings Europe/Sofia", "preset <b>\"'", "nonsense <b>\"'"] {
        table.act(&cookie, &json!({ "command": command })).await;
    }
    let tab = Tab::open(&table, &cookie).await;
    assert!(!tab.regions.values().any(|html| html.contains("<b>")), "what is typed is no mark-up");
    let (ended, said) = table.stop();
    assert!(ended.success() && said.contains("Your match is saved"), "{ended} {said}");
}

#[tokio::test]
async fn nobody_comes_in_without_the_link() {
    let directory = tempfile::tempdir().unwrap();
    let table = Table::open(directory.path(), None);
    let entrance = table.get("/", "").await.text().await.unwrap();
    assert!(entrance.contains("Open the link") && !entrance.contains("data-press"));
    let port = table.address.rsplit(':').next().unwrap();
    let forged = format!("talon-{port}={}", "0".repeat(32));
    for cookie in ["", &forged, &format!("talon-{port}={}", table.key)] {
        assert_eq!(table.get("/stream", cookie).await.status(), StatusCode::UNAUTHORIZED);
        let acted = table.post("/act", cookie, &table.address, r#"{"command":"help"}"#).await;
        assert_eq!(acted.status(), StatusCode::UNAUTHORIZED);
    }
    for key in ["", "0", &"0".repeat(32), &table.key[1..], &"x".repeat(3000)] {
        assert_eq!(table.post("/enter", "", &table.address, key).await.status(), StatusCode::UNAUTHORIZED);
    }
    assert_eq!(table.post("/enter", "", &table.address, "x".repeat(5000)).await.status(), StatusCode::BAD_REQUEST);
    // Somebody else's page cannot press, not even in the browser of the person who came in.
    let cookie = table.enter().await;
    for origin in ["http://evil.example", "null", &format!("http://127.0.0.1:{}", port.parse::<u16>().unwrap() ^ 1)] {
        let acted = table.post("/act", &cookie, origin, r#"{"command":"help"}"#).await;
        assert_eq!(acted.status(), StatusCode::FORBIDDEN, "{origin}");
    }
    let by_another_name = table.client.get(&table.address).header(HOST, format!("evil.example:{port}"));
    let answered = by_another_name.header(COOKIE, &cookie).send().await.unwrap();
    assert_eq!(answered.status(), StatusCode::MISDIRECTED_REQUEST);
    // Nothing is done by looking.
    assert_eq!(table.get("/act", &cookie).await.status(), StatusCode::NOT_FOUND);
    assert_eq!(table.get("/enter", &cookie).await.status(), StatusCode::NOT_FOUND);
    for body in ["", "{}", "[]", r#"{"press":7}"#, r#"{"dance":"x"}"#, "\u{0}", &"[".repeat(4000)] {
        assert_eq!(table.post("/act", &cookie, &table.address, body).await.status(), StatusCode::BAD_REQUEST, "{body}");
    }
    for token in ["", "x", "1.2.3", "1.zzzzzzzzzzzz.1.act:AS", &"9".repeat(3000)] {
        table.act(&cookie, &json!({ "press": token })).await;
    }
}

/// The most streams and strangers that the server has at a time.
const MOST: usize = 32;

#[tokio::test]
async fn a_flood_of_connections_and_streams_keeps_nobody_from_playing() {
    let directory = tempfile::tempdir().unwrap();
    let table = Table::open(directory.path(), None);
    let cookie = table.enter().await;
    let mut tab = Tab::open(&table, &cookie).await;
    tab.until("a hand", |tab| tab.asks && !tab.regions["hand"].is_empty()).await;
    // Heads that never end, from somebody who has no key.
    let address = table.address.strip_prefix("http://").unwrap();
    let mut half_open = Vec::new();
    for _ in 0..3 * MOST {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nHost: ").await.unwrap();
        half_open.push(stream);
    }
    // Streams that nobody reads, from a tab that was opened too often.
    let mut unread = Vec::new();
    let refused = loop {
        let stream = table.get("/stream", &cookie).await;
        if stream.status() != StatusCode::OK {
            break stream.status();
        }
        unread.push(stream);
        assert!(unread.len() < MOST, "there is an end");
    };
    assert_eq!((refused, unread.len()), (StatusCode::SERVICE_UNAVAILABLE, MOST - 1), "the first tab has one too");
    for _ in 0..20 {
        for command in ["settings", "help"] {
            table.act(&cookie, &json!({ "command": command })).await;
        }
    }
    table.act(&cookie, &json!("go-on")).await;
    let before = tab.likely().expect("a turn");
    table.act(&cookie, &json!({ "press": before })).await;
    tab.until("what follows", |tab| tab.asks && tab.likely().is_some_and(|likely| likely != before)).await;
    drop(unread);
    // A place becomes free as soon as the server notices.
    let again = tokio::time::timeout(PATIENCE, async {
        while table.get("/stream", &cookie).await.status() != StatusCode::OK {
            table.act(&cookie, &json!({ "command": "help" })).await;
            table.act(&cookie, &json!("go-on")).await;
        }
    });
    again.await.expect("a stream that is closed makes room");
    drop(half_open);
}

#[tokio::test]
async fn every_answer_says_what_a_page_may_do_and_the_first_visit_is_small() {
    let directory = tempfile::tempdir().unwrap();
    let table = Table::open(directory.path(), None);
    let cookie = table.enter().await;
    let mut tab = Tab::open(&table, &cookie).await;
    tab.until("a hand", |tab| !tab.regions["hand"].is_empty()).await;
    let document = table.get("/", &cookie).await;
    check_guards(document.headers());
    let document = document.text().await.unwrap();
    let mut addresses: Vec<String> =
        document.split(['"', '#']).filter(|part| is_asset(part)).map(str::to_owned).collect();
    let style = addresses.iter().find(|address| address.ends_with(".css")).unwrap();
    // The test's client takes compressed content as it is.
    let style = table.get(style, "").await.bytes().await.unwrap();
    let mut unpacked = String::new();
    flate2::read::GzDecoder::new(&*style).read_to_string(&mut unpacked).unwrap();
    addresses.extend(unpacked.split('"').filter(|part| is_asset(part)).map(str::to_owned));
    addresses.sort();
    addresses.dedup();
    assert!(addresses.len() >= 6, "{addresses:?}");
    let mut bytes = document.len();
    for address in &addresses {
        let asset = table.get(address, "").await;
        assert_eq!(asset.status(), StatusCode::OK, "{address}");
        check_guards(asset.headers());
        bytes += asset.bytes().await.unwrap().len();
    }
    println!("the first visit: {bytes} bytes in {} files", addresses.len() + 1);
    assert!(bytes < 150_000, "{bytes} bytes");
    for status in [table.get("/nothing", &cookie).await, table.get("/stream", "").await] {
        check_guards(status.headers());
    }
}

fn is_asset(address: &str) -> bool {
    [".css", ".js", ".svg", ".ttf"].iter().any(|end| address.ends_with(end)) && address.starts_with('/')
}

fn check_guards(headers: &HeaderMap) {
    let policy = headers["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    assert!(policy.contains("frame-ancestors 'none'"));
    assert_eq!(headers["referrer-policy"], "no-referrer");
    assert_eq!(headers["x-content-type-options"], "nosniff");
}
