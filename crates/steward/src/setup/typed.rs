//! What a person types, shown or not.

use std::io::{self, Write as _};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal;

/// The longest line that is taken: several times as long as any token.
const LONGEST: usize = 1_000;

/// Takes the last letter from the screen.
const RUB_OUT: &str = "\u{8} \u{8}";

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

/// Whether what is typed is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Echo {
    /// As it is typed.
    Shown,
    /// Only how much it was.
    Hidden,
}

/// Shows a question and takes a line; none where the person wants to leave.
pub(super) async fn line_to(question: String, echo: Echo) -> io::Result<Option<String>> {
    tokio::task::spawn_blocking(move || ask(&question, echo)).await.map_err(io::Error::other)?
}

fn ask(question: &str, echo: Echo) -> io::Result<Option<String>> {
    let mut out = io::stdout();
    let line = {
        // Before the question, so that nothing of a quick answer is shown.
        let _silent = Silent::begin()?;
        write!(out, "{question}")?;
        out.flush()?;
        line(echo)?
    };
    // How much arrived tells whether a paste did.
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
