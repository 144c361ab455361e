//! What a person types, without showing it.

use std::io::{self, Write as _};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal;

/// The longest line that is taken: several times as long as any token.
const LONGEST: usize = 1_000;

/// The terminal without echo, until it is dropped.
struct Silent;

impl Silent {
    fn begin() -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        Ok(Self)
    }
}

impl Drop for Silent {
    fn drop(&mut self) {
        // Nothing more can be done where the terminal is gone.
        let _ = terminal::disable_raw_mode();
    }
}

/// Shows a question and takes a line that is not shown; none where the person wants to leave.
pub(super) async fn hidden_line(question: &'static str) -> io::Result<Option<String>> {
    tokio::task::spawn_blocking(move || ask(question)).await.map_err(io::Error::other)?
}

fn ask(question: &str) -> io::Result<Option<String>> {
    let mut out = io::stdout();
    let line = {
        // Before the question, so that nothing of a quick answer is shown.
        let _silent = Silent::begin()?;
        write!(out, "{question}: ")?;
        out.flush()?;
        line()?
    };
    // How much arrived tells whether a paste did.
    match &line {
        Some(line) if line.is_empty() => writeln!(out, "(nothing)")?,
        Some(line) => writeln!(out, "({} characters)", line.chars().count())?,
        None => writeln!(out)?,
    }
    Ok(line)
}

fn line() -> io::Result<Option<String>> {
    let mut line = String::new();
    loop {
        let Event::Key(KeyEvent { code, modifiers, kind, .. }) = event::read()? else { continue };
        let control = modifiers.contains(KeyModifiers::CONTROL);
        match code {
            _ if kind == KeyEventKind::Release => {}
            KeyCode::Char('c' | 'd') if control => return Ok(None),
            KeyCode::Char('u') if control => line.clear(),
            // A pasted line may end with either.
            KeyCode::Char('j') if control => return Ok(Some(line)),
            KeyCode::Enter => return Ok(Some(line)),
            KeyCode::Backspace => drop(line.pop()),
            KeyCode::Char(letter) if !control && line.len() < LONGEST => line.push(letter),
            _ => {}
        }
    }
}
