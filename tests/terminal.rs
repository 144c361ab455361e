//! A newcomer at a real (pseudo-) terminal: the program is started without any settings, and keys alone play a match
//! against the AI player to its end.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use std::io::{Read as _, Write as _};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

const COLUMNS: u16 = 80;
const ROWS: u16 = 30;

/// Far longer than any answer takes; only a program that hangs reaches it.
const PATIENCE: Duration = Duration::from_secs(30);

/// A screen that has not changed for this long is read.
const SETTLED: Duration = Duration::from_millis(60);

/// The program at a terminal of its own.
struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn std::io::Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    _master: Box<dyn MasterPty + Send>,
}

/// A choice on the screen: the key and what stands behind it.
#[derive(Debug, Clone)]
struct Choice {
    key: char,
    label: String,
}

impl Terminal {
    fn start(directory: &Path, arguments: &[&str]) -> Self {
        let size = PtySize { rows: ROWS, cols: COLUMNS, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_talon"));
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("TALON_")) {
            command.env_remove(name);
        }
        command.env_remove("NO_COLOR");
        command.env("TERM", "xterm-256color");
        command.args(arguments);
        command.cwd(directory);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..length].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().expect("its keyboard");
        let [rows, columns] = [ROWS, COLUMNS].map(|length| NonZero::new(length).expect("not zero"));
        Self { child, keys, output, screen: vt100::Parser::new(rows, columns, 0), _master: pair.master }
    }

    fn press(&mut self, key: &str) {
        self.keys.write_all(key.as_bytes()).and_then(|()| self.keys.flush()).expect("the key is taken");
    }

    fn contents(&self) -> String {
        self.screen.screen().contents()
    }

    /// Waits until the screen fits, and has stopped changing.
    fn wait(&mut self, what: &str, fits: impl Fn(&str) -> bool) -> String {
        let mut quiet = Duration::ZERO;
        loop {
            match self.output.recv_timeout(SETTLED) {
                Ok(bytes) => {
                    self.screen.process(&bytes);
                    quiet = Duration::ZERO;
                }
                Err(RecvTimeoutError::Timeout) => {
                    quiet += SETTLED;
                    let contents = self.contents();
                    if fits(&contents) {
                        return contents;
                    }
                    assert!(quiet < PATIENCE, "{what}: not seen on\n{contents}");
                }
                Err(RecvTimeoutError::Disconnected) => panic!("{what}: the program ended\n{}", self.contents()),
            }
        }
    }

    /// Ends the program with Ctrl-C and gives its exit code.
    fn leave(mut self) -> u32 {
        self.press("\x03");
        while let Ok(bytes) = self.output.recv_timeout(PATIENCE) {
            self.screen.process(&bytes);
        }
        self.child.wait().expect("it ends").exit_code()
    }
}

/// The choices on the screen, in reading order: `[1] ♠J   [2] ♥10`.
fn choices(contents: &str) -> Vec<Choice> {
    let mut found = Vec::new();
    for line in contents.lines() {
        let mut rest = line;
        while let Some(at) = rest.find('[') {
            let after = &rest[at + 1..];
            let mut letters = after.chars();
            let key = letters.next();
            if let (Some(key), Some(']')) = (key, letters.next()) {
                let label = letters.as_str();
                let end = label.find("   [").unwrap_or(label.len());
                found.push(Choice { key, label: label[..end].trim().to_owned() });
                rest = &label[end..];
            } else {
                rest = after;
            }
        }
    }
    found
}

fn labelled<'a>(choices: &'a [Choice], label: &str) -> Option<&'a Choice> {
    choices.iter().find(|choice| choice.label.contains(label))
}

/// The cards that may be played: labels that begin with a suit.
fn cards(choices: &[Choice]) -> Vec<&Choice> {
    choices.iter().filter(|choice| choice.label.starts_with(['♣', '♦', '♥', '♠'])).collect()
}

const GO_ON: &str = "Press Enter to go on";

/// Plays the first card that may be played until the match is over; answers how many cards that took.
fn play_to_the_end(terminal: &mut Terminal) -> usize {
    let mut played = 0;
    for _ in 0..2_000 {
        let contents = terminal.wait("something to do", |contents| {
            let choices = choices(contents);
            contents.contains(GO_ON)
                || !cards(&choices).is_empty()
                || labelled(&choices, "Start").is_some()
                || labelled(&choices, "Rematch").is_some()
        });
        assert!(contents.lines().all(|line| line.chars().count() <= usize::from(COLUMNS)));
        let choices = choices(&contents);
        if labelled(&choices, "Rematch").is_some() {
            return played;
        }
        if contents.contains(GO_ON) {
            terminal.press("\r");
        } else if let Some(start) = labelled(&choices, "Start") {
            let key = start.key.to_string();
            terminal.press(&key);
        } else if let Some(card) = cards(&choices).first() {
            let key = card.key.to_string();
            terminal.press(&key);
            played += 1;
        }
        // The next screen differs from this one in any case: at least a sentence has come.
        let before = contents;
        terminal.wait("an answer", |contents| *contents != before);
    }
    panic!("the match does not end:\n{}", terminal.contents());
}

#[test]
fn a_newcomer_plays_a_whole_match_with_keys_alone() {
    let directory = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(directory.path(), &["--set", "table.ai_delay=0ms"]);
    let first = terminal.wait("the first table", |contents| contents.contains("Santase"));
    assert!(first.contains("TALON_TELEGRAM_TOKEN"), "how to connect a platform is told:\n{first}");
    let played = play_to_the_end(&mut terminal);
    assert!(played >= 6, "{played}");
    assert_eq!(terminal.leave(), 0);

    let verify = talon(directory.path(), &["export"]);
    let table = verify.split_whitespace().next().expect("a table").to_owned();
    let verdict = talon(directory.path(), &["verify", &table]);
    assert!(verdict.contains("match 1"), "{verdict}");
}

#[test]
fn leaving_keeps_the_match_for_the_next_start() {
    let directory = tempfile::tempdir().unwrap();
    let arguments = ["play", "--set", "table.ai_delay=0ms"];
    let mut terminal = Terminal::start(directory.path(), &arguments);
    let lobby = terminal.wait("the lobby", |contents| labelled(&choices(contents), "Start").is_some());
    let start = labelled(&choices(&lobby), "Start").expect("a start").key.to_string();
    terminal.press(&start);
    let hand = terminal.wait("a hand", |contents| !cards(&choices(contents)).is_empty());
    let before: Vec<String> = cards(&choices(&hand)).iter().map(|card| card.label.clone()).collect();
    assert_eq!(terminal.leave(), 0);

    let mut terminal = Terminal::start(directory.path(), &arguments);
    let hand = terminal.wait("the same hand", |contents| !cards(&choices(contents)).is_empty());
    let after: Vec<String> = cards(&choices(&hand)).iter().map(|card| card.label.clone()).collect();
    assert_eq!(before, after);
    assert_eq!(terminal.leave(), 0);
}

#[test]
fn the_terminal_speaks_bulgarian_too() {
    let directory = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(directory.path(), &["play", "--language", "bg"]);
    terminal.wait("the lobby", |contents| contents.contains("Сантасе"));
    assert_eq!(terminal.leave(), 0);
}

/// The program without a terminal, in the same directory.
fn talon(directory: &Path, arguments: &[&str]) -> String {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_talon"))
        .args(arguments)
        .current_dir(directory)
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}
