//! The one who shows a window: draws it when it changes, and does what its person does in the browser.

use std::sync::Arc;

use serde::Deserialize;
use talon_house::Intent;
use talon_view::{Target, Token};
use talon_window::{Shelf, Typing, Window};
use tokio::sync::{mpsc, oneshot, watch};
use tokio_util::sync::CancellationToken;

use crate::html::{self, Shown};

/// How many presses may wait for the house; a person has one finger.
const WAITING: usize = 16;

/// What somebody does in the browser.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Act {
    /// Presses the button with this token.
    Press(String),
    /// Types what was asked for; nothing for taking it back.
    Typed(Option<String>),
    /// Gives a command, with or without a slash.
    Command(String),
    /// Closes the page on top, or shows the next message.
    GoOn,
}

/// The host of a window, for any number of tabs: all of them show the same.
pub struct Host {
    acts: mpsc::Sender<(Act, oneshot::Sender<()>)>,
    shown: watch::Receiver<Arc<Shown>>,
}

impl Host {
    /// Begins to show a window until `stop`. It has [begun](Window::begin).
    #[must_use]
    pub fn of(window: Window, shelf: Arc<Shelf>, stop: CancellationToken) -> Self {
        let (acts, given) = mpsc::channel(WAITING);
        let mut showing = Showing { window, typing: None };
        let (show, shown) = watch::channel(Arc::new(showing.draw()));
        tokio::spawn(showing.show_until(stop, shelf, given, show));
        Self { acts, shown }
    }

    /// Does what somebody did, and returns when it is shown. Nothing happens once the window is closed.
    pub(crate) async fn act(&self, act: Act) {
        let (done, seen) = oneshot::channel();
        if self.acts.send((act, done)).await.is_ok() {
            // It is dropped if the window is closed meanwhile.
            let _ = seen.await;
        }
    }

    /// What the window shows, and every later state of it; a slow reader skips those in between.
    pub(crate) fn shown(&self) -> watch::Receiver<Arc<Shown>> {
        self.shown.clone()
    }
}

/// A window, and what its person is typing.
struct Showing {
    window: Window,
    typing: Option<Typing>,
}

impl Showing {
    async fn show_until(
        mut self,
        stop: CancellationToken,
        shelf: Arc<Shelf>,
        mut given: mpsc::Receiver<(Act, oneshot::Sender<()>)>,
        show: watch::Sender<Arc<Shown>>,
    ) {
        loop {
            let done = tokio::select! {
                () = stop.cancelled() => return,
                () = shelf.changed() => None,
                given = given.recv() => match given {
                    Some((act, done)) => {
                        self.act(act).await;
                        Some(done)
                    }
                    None => return,
                },
            };
            let drawn = self.draw();
            show.send_if_modified(|shown| {
                let differs = **shown != drawn;
                if differs {
                    *shown = Arc::new(drawn);
                }
                differs
            });
            if let Some(done) = done {
                // The tab may be closed by now.
                let _ = done.send(());
            }
        }
    }

    fn draw(&mut self) -> Shown {
        self.window.follow();
        html::draw(&self.window, self.typing)
    }

    async fn act(&mut self, act: Act) {
        let typing = self.typing.take();
        match act {
            Act::Press(token) => match token.parse::<Token>() {
                Ok(token) => self.typing = self.window.press(&Target::Token(token)).await,
                // The house has an answer to everything.
                Err(_) => self.window.ask(Intent::Press(token)).await,
            },
            Act::Typed(Some(text)) => {
                let text: String = text.chars().take(Typing::LONGEST).collect();
                if let Some(typing) = typing.filter(|_| !text.trim().is_empty()) {
                    self.window.ask(typing.intent(text)).await;
                }
            }
            Act::Typed(None) => {}
            Act::Command(line) => {
                let line = line.chars().take(Typing::LONGEST).collect();
                self.window.ask(Typing::Command.intent(line)).await;
            }
            Act::GoOn => self.window.go_on(),
        }
    }
}
