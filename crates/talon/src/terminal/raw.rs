//! The terminal itself: taken over on entering, given back on leaving.

use std::io::{self, Stdout, Write as _};

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::style::Print;
use crossterm::terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{execute, queue};

use super::screen::{self, Foot, Ink};
use super::session::Session;

/// The smallest window in which a page can be read.
const LEAST_COLUMNS: usize = 40;
const LEAST_ROWS: usize = 16;

/// The terminal in raw mode on its second screen; dropping it gives the first one back as it was.
pub(crate) struct Raw(Stdout);

impl Raw {
    pub(crate) fn enter() -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        let mut raw = Self(io::stdout());
        execute!(raw.0, EnterAlternateScreen, Hide)?;
        Ok(raw)
    }

    /// Draws what the session shows. Where it is higher than the terminal, the part that the
    /// person scrolled to is shown.
    pub(crate) fn draw(&mut self, session: &mut Session, ink: Ink) -> io::Result<()> {
        let (columns, rows) = terminal::size()?;
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        let lines = if columns < LEAST_COLUMNS || rows < LEAST_ROWS {
            let page = session.words().too_small(LEAST_COLUMNS, LEAST_ROWS);
            screen::draw(&page, &Foot::default(), columns, rows, ink)
        } else {
            let (page, foot) = session.shown();
            screen::draw(&page, &foot.borrow(), columns, rows, ink)
        };
        let skip = session.scroll_within(lines.len().saturating_sub(rows));
        queue!(self.0, MoveTo(0, 0))?;
        for (row, line) in lines.iter().skip(skip).take(rows).enumerate() {
            if row > 0 {
                queue!(self.0, Print("\r\n"))?;
            }
            queue!(self.0, Print(line), Clear(ClearType::UntilNewLine))?;
        }
        queue!(self.0, Clear(ClearType::FromCursorDown))?;
        self.0.flush()
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        // Nothing more can be done where the terminal is gone.
        let _ = execute!(self.0, Show, LeaveAlternateScreen);
        let _ = terminal::disable_raw_mode();
    }
}
