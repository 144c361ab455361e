//! Reads what a person types, with or without echo.

use std::io::{self, Write as _};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal;

/// The longest accepted line: several times the length of any token.
const LONGEST: usize = 1_000;

/// Erases the last character on the screen.
const RUB_OUT: &str = "\u{8} \u{8}";

/// Turns off the terminal's echo until it is dropped.
struct NoEcho;

impl NoEcho {
    fn begin() -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        Ok(Self)
    }
}

impl Drop for NoEcho {
    fn drop(&mut self) {
        // If the terminal is gone, nothing more can be done.
        let _ = terminal::disable_raw_mode();
    }
}

/// Whether typing is echoed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Echo {
    /// As it is typed.
    Shown,
    /// Only its length.
    Hidden,
}

/// Shows a question and reads a line; `None` if the person cancels.
pub(super) async fn line_to(question: String, echo: Echo) -> io::Result<Option<String>> {
    tokio::task::spawn_blocking(move || ask(&question, echo)).await.map_err(io::Error::other)?
}

fn ask(question: &str, echo: Echo) -> io::Result<Option<String>> {
    let mut out = io::stdout();
    let line = {
        // Before the question, so that no part of a quick answer is echoed.
        let _no_echo = NoEcho::begin()?;
        write!(out, "{question}")?;
        out.flush()?;
        line(echo)?
    };
    // The length tells the person whether a paste worked.
    match &line {
        Some(_) if echo == Echo::Shown => writeln!(out)?,
        Some(line) if line.is_empty() => writeln!(out, "(nothing)")?,
        Some(line) => writeln!(out, "({} characters)", line.chars().count())?,
        None => writeln!(out)?,
    }
    Ok(line)
}

fn line(echo: Echo) -> io::Result<Option<String>> {
    let mut line = String::new();
    let show = |text: &str| {
        if echo == Echo::Shown { write!(io::stdout(), "{text}").and_then(|()| io::stdout().flush()) } else { Ok(()) }
    };
    loop {
        let Event::Key(KeyEvent { code, modifiers, kind, .. }) = event::read()? else { continue };
        let control = modifiers.contains(KeyModifiers::CONTROL);
        match code {
            _ if kind == KeyEventKind::Release => {}
            KeyCode::Char('c' | 'd') if control => return Ok(None),
            KeyCode::Char('u') if control => {
                show(&RUB_OUT.repeat(line.chars().count()))?;
                line.clear();
            }
            // A pasted line may end with either.
            KeyCode::Char('j') if control => return Ok(Some(line)),
            KeyCode::Enter => return Ok(Some(line)),
            KeyCode::Backspace => show(line.pop().map_or("", |_| RUB_OUT))?,
            KeyCode::Char(letter) if !control && line.len() < LONGEST => {
                line.push(letter);
                show(letter.encode_utf8(&mut [0; 4]))?;
            }
            _ => {}
        }
    }
}
