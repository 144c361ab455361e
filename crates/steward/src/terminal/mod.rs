//! The table in the terminal: one person, the same house, the same pages as in a chat.

mod boxes;
mod held;
mod ink;
mod keys;
mod raw;
mod screen;
mod session;
mod words;

use std::io;
use std::sync::Arc;

use crossterm::event::{Event, EventStream};
use futures_util::StreamExt as _;
use talon_games::GameKind;
use talon_house::House;
use talon_store::Store;
use talon_view::{Locale, Msg, Page, say};
use talon_window::Shelf;
use tokio::signal::unix::{SignalKind, signal};

use held::Held;
use ink::Ink;
use keys::Choices;
pub(crate) use raw::Raw;
use screen::{Foot, Size};
use session::{Next, Session};
use words::{Reads, Words};

/// The window size for screens that are not shown in a real window.
const USUAL: Size = Size { columns: 80, rows: 24 };

/// A page as a window of 80 × 24 shows it, without colours. `asked` is true if it covers the message that was being read.
pub fn screen_of(page: &Page, asked: bool, locale: Locale) -> String {
    let mut page = page.clone();
    talon_window::leave_out_others(&mut page);
    let mut held = Held::default();
    held.follow(&page);
    let choices = Choices::of(&page, &held);
    let words = Words::new(locale);
    let hints = words.hints(&choices, if asked { Reads::Panel } else { Reads::Newest }, &page, 0);
    let foot = Foot { message: None, typing: None, hints: &hints, more: &words.more() };
    let lines = screen::draw(&page, &choices, &foot, USUAL, 0, Ink::Plain).lines;
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// True if a person sits at this program: both ends are a terminal.
pub fn is_here() -> bool {
    use std::io::IsTerminal as _;
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// How a session begins.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Start {
    /// The language until the person chooses another.
    pub(crate) locale: Locale,
    /// The game to play; `None` for the game that was played last.
    pub(crate) game: Option<GameKind>,
    /// Whether to explain how to connect a platform.
    pub(crate) hint: bool,
}

/// Lets the person play until they leave. The store keeps the tables.
///
/// # Errors
/// The terminal can't be read or drawn on.
pub(crate) async fn play(house: Arc<House>, store: Arc<dyn Store>, shelf: Arc<Shelf>, start: Start) -> io::Result<()> {
    let var = |name: &str| std::env::var(name).ok();
    let ink = Ink::of(var("NO_COLOR").as_deref(), var("TERM").as_deref());
    let mut terminate = signal(SignalKind::terminate())?;
    let mut hangup = signal(SignalKind::hangup())?;
    let mut raw = Raw::enter()?;
    let mut events = EventStream::new();
    let hint = start.hint.then(|| say(start.locale, &Msg::TerminalConnect));
    let mut session = Session::new((house, store), Arc::clone(&shelf), start.locale, hint);
    session.begin(start.game).await;
    loop {
        session.follow();
        raw.draw(&mut session, ink)?;
        tokio::select! {
            () = shelf.changed() => {}
            _ = terminate.recv() => return Ok(()),
            _ = hangup.recv() => return Ok(()),
            event = events.next() => match event {
                Some(Ok(Event::Key(key))) => {
                    if session.key(key).await == Next::Leave {
                        return Ok(());
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error),
                None => return Ok(()),
            },
        }
    }
}
