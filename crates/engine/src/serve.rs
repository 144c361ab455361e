//! The player's end: answers a table's lines.

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use talon_games::{AnyView, GameKind};
use talon_players::Standing;

use crate::built_in::BuiltIn;
use crate::lines::{BadLine, converse};
use crate::messages::{Asked, PROTOCOL, Reply, Request};

/// The longest line that is read, in bytes. A view of eight seats takes 3,000.
pub(crate) const MAX_LINE: usize = 64 * 1024;

/// Why a line was not understood.
#[derive(Debug, thiserror::Error)]
enum Malformed {
    #[error(transparent)]
    Line(#[from] BadLine),
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

/// The state between lines: the deal that was announced last.
#[derive(Debug, Default)]
struct Seated(Option<Announced>);

/// A deal that was announced.
#[derive(Debug)]
struct Announced {
    id: u64,
    kind: GameKind,
    standing: Standing,
    nodes: Option<u64>,
}

/// Answers the lines of a table until it quits or they end. Lines that are not understood are answered with an error and change nothing.
///
/// # Errors
/// Only when reading or writing itself fails.
pub fn serve(player: BuiltIn, reader: impl BufRead, writer: impl Write) -> io::Result<()> {
    let mut seated = Seated::default();
    converse(reader, writer, MAX_LINE, |line| {
        let heard = line.map_err(Malformed::from).and_then(|text| Ok(serde_json::from_str(&text)?));
        let said = match heard {
            Ok(Request::Quit {}) => return ControlFlow::Break(()),
            Ok(request) => seated.hear(player, request),
            Err(why) => Err(why),
        };
        ControlFlow::Continue(said.unwrap_or_else(|why| Some(Reply::Error { message: why.to_string() })))
    })
}

impl Seated {
    fn hear(&mut self, player: BuiltIn, request: Request<'_>) -> Result<Option<Reply>, Malformed> {
        match request {
            Request::Hello { protocol: PROTOCOL } => Ok(Some(Reply::Hello {
                protocol: PROTOCOL,
                name: format!("talon {}", player.name()),
                version: env!("CARGO_PKG_VERSION").to_owned(),
            })),
            Request::Hello { protocol } => Err(Malformed::Protocol(protocol)),
            Request::Deal(dealt) => {
                let standing = Standing { points: dealt.score.into_owned(), target: dealt.target };
                self.0 = Some(Announced { id: dealt.id, kind: dealt.rules.kind(), standing, nodes: dealt.nodes });
                Ok(None)
            }
            Request::Move(asked) => self.decide(player, &asked).map(Some),
            Request::Event { id, .. } | Request::End { id, .. } => self.sits_at(id).map(|_| None),
            Request::Quit {} => Ok(None),
        }
    }

    /// The deal with this number.
    fn sits_at(&self, id: u64) -> Result<&Announced, Malformed> {
        match &self.0 {
            None => Err(Malformed::NoDeal),
            Some(dealt) if dealt.id == id => Ok(dealt),
            Some(_) => Err(Malformed::OtherDeal(id)),
        }
    }

    fn decide(&self, player: BuiltIn, asked: &Asked<'_>) -> Result<Reply, Malformed> {
        let (dealt, view): (_, &AnyView) = (self.sits_at(asked.id)?, &asked.view);
        if view.kind() != dealt.kind {
            return Err(Malformed::OtherGame(view.kind(), dealt.kind));
        }
        let legal = view.legal();
        if legal.is_empty() {
            return Err(Malformed::NotOnTurn);
        }
        // An impossible view may make a player panic. It holds no state that could be harmed.
        let chosen = catch_unwind(AssertUnwindSafe(|| {
            player.choose_with(dealt.nodes, |player| player.choose_at(view, &dealt.standing, asked.seed.0))
        }));
        let action = chosen.ok().filter(|action| legal.contains(action)).ok_or(Malformed::NoSuchView)?;
        Ok(Reply::Move { id: asked.id, n: asked.n, action: action.to_string() })
    }
}
