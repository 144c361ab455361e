//! The player's end: answers a table's lines.

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use talon_games::{AnyView, GameKind};
use talon_players::Player;

use crate::lines::{Line, Lines};
use crate::messages::{Asked, PROTOCOL, Reply, Request};

/// The longest line that is read, in bytes. A view of eight seats takes 3,000.
pub(crate) const MAX_LINE: usize = 64 * 1024;

/// Why a line was not understood.
#[derive(Debug, thiserror::Error)]
enum Malformed {
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
    #[error("the line is not UTF-8")]
    NotText,
    #[error("{0}; a line is an object with one of hello, deal, event, move, end and quit")]
    Json(#[from] serde_json::Error),
    #[error("protocol {0} is unknown here; this player speaks {PROTOCOL}")]
    Protocol(u32),
    #[error("no deal yet: it begins with {{\"deal\": {{…}}}}")]
    NoDeal,
    #[error("deal {0} has not begun")]
    OtherDeal(u64),
    #[error("the view is of {0}, the deal of {1}")]
    OtherGame(GameKind, GameKind),
    #[error("the view has no legal action: its seat is not on turn")]
    NotOnTurn,
    #[error("the view cannot come from a deal")]
    NoSuchView,
}

/// What the player remembers between lines. Its decisions follow from the view alone.
#[derive(Debug, Default)]
struct Seated(Option<(u64, GameKind)>);

/// Answers the lines of a table until it quits or they end. Lines that are not understood are answered with an error and change
/// nothing.
///
/// # Errors
/// Only when reading or writing itself fails.
pub fn serve(player: &dyn Player, reader: impl BufRead, mut writer: impl Write) -> io::Result<()> {
    let mut seated = Seated::default();
    for line in Lines::new(reader, MAX_LINE) {
        let heard = match line? {
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => match serde_json::from_str(&text) {
                Ok(Request::Quit {}) => break,
                Ok(request) => seated.hear(player, request),
                Err(error) => Err(error.into()),
            },
            Line::TooLong => Err(Malformed::TooLong),
            Line::NotText => Err(Malformed::NotText),
        };
        let reply = heard.unwrap_or_else(|why| Some(Reply::Error { message: why.to_string() }));
        if let Some(reply) = reply {
            serde_json::to_writer(&mut writer, &reply)?;
            writer.write_all(b"\n")?;
            writer.flush()?;
        }
    }
    Ok(())
}

impl Seated {
    fn hear(&mut self, player: &dyn Player, request: Request<'_>) -> Result<Option<Reply>, Malformed> {
        match request {
            Request::Hello { protocol: PROTOCOL } => Ok(Some(Reply::Hello {
                protocol: PROTOCOL,
                name: format!("talon {}", player.name()),
                version: env!("CARGO_PKG_VERSION").to_owned(),
            })),
            Request::Hello { protocol } => Err(Malformed::Protocol(protocol)),
            Request::Deal(dealt) => {
                self.0 = Some((dealt.id, dealt.rules.kind()));
                Ok(None)
            }
            Request::Move(asked) => self.decide(player, &asked).map(Some),
            Request::Event { id, .. } | Request::End { id, .. } => self.sits_at(id).map(|_| None),
            Request::Quit {} => Ok(None),
        }
    }

    /// The game of the deal that is named.
    fn sits_at(&self, id: u64) -> Result<GameKind, Malformed> {
        match self.0 {
            None => Err(Malformed::NoDeal),
            Some((dealt, kind)) if dealt == id => Ok(kind),
            Some(_) => Err(Malformed::OtherDeal(id)),
        }
    }

    fn decide(&self, player: &dyn Player, asked: &Asked<'_>) -> Result<Reply, Malformed> {
        let (kind, view): (_, &AnyView) = (self.sits_at(asked.id)?, &asked.view);
        if view.kind() != kind {
            return Err(Malformed::OtherGame(view.kind(), kind));
        }
        let legal = view.legal();
        if legal.is_empty() {
            return Err(Malformed::NotOnTurn);
        }
        // A view that no deal can have may lead a player anywhere. It holds no state that could be harmed.
        let chosen = catch_unwind(AssertUnwindSafe(|| player.choose(view, asked.seed.0)));
        let action = chosen.ok().filter(|action| legal.contains(action)).ok_or(Malformed::NoSuchView)?;
        Ok(Reply::Move { id: asked.id, n: asked.n, action: action.to_string() })
    }
}
