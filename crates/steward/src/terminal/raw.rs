//! The terminal device: takes it over and gives it back.

use std::io::{self, Stdout, Write as _};

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::style::Print;
use crossterm::terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{execute, queue};

use super::ink::Ink;
use super::screen::Size;
use super::session::Session;

/// The smallest window in which a page is readable.
const LEAST_COLUMNS: usize = 40;
const LEAST_ROWS: usize = 15;

/// The terminal in raw mode on its alternate screen. Dropping it restores the first screen.
pub(crate) struct Raw(Stdout);

impl Raw {
    pub(crate) fn enter() -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        let mut raw = Self(io::stdout());
        execute!(raw.0, EnterAlternateScreen, Hide)?;
        Ok(raw)
    }

    /// Draws what the session shows.
    pub(crate) fn draw(&mut self, session: &mut Session, ink: Ink) -> io::Result<()> {
        self.put(|window| {
            if window.columns < LEAST_COLUMNS || window.rows < LEAST_ROWS {
                session.too_small(Size { columns: LEAST_COLUMNS, rows: LEAST_ROWS }, window, ink)
            } else {
                session.draw(window, ink)
            }
        })
    }

    /// Draws lines that fit the window.
    pub(crate) fn put(&mut self, lines: impl FnOnce(Size) -> Vec<String>) -> io::Result<()> {
        let (columns, rows) = terminal::size()?;
        let lines = lines(Size { columns: columns.into(), rows: rows.into() });
        for (row, line) in (0..rows).zip(&lines) {
            // Clearing after a full line would erase its last letter, where the cursor still is.
            queue!(self.0, MoveTo(0, row), Clear(ClearType::UntilNewLine), Print(line))?;
        }
        if let Some(below) = u16::try_from(lines.len()).ok().filter(|below| *below < rows) {
            queue!(self.0, MoveTo(0, below), Clear(ClearType::FromCursorDown))?;
        }
        self.0.flush()
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        // If the terminal is gone, nothing more can be done.
        let _ = execute!(self.0, Show, LeaveAlternateScreen);
        let _ = terminal::disable_raw_mode();
    }
}
