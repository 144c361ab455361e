//! The finished matches that can be looked at again.

use talon_games::GameKind;
use talon_table::{Holder, TableId, Timestamp};

use crate::page::draft::Draft;
use crate::page::reader::cast;
use crate::words::{Mentions, Moment, Replay};
use crate::{Button, Locale, Look, Names, Page, ReplayVerb, Target, Token, Verb, say};

/// How many matches are listed: two rows of five.
const MATCHES: usize = 10;

/// A finished match, in short.
#[derive(Clone, Debug, PartialEq)]
pub struct PastMatch {
    /// Where it was played.
    pub table: TableId,
    /// The table's match: 1, 2, ….
    pub match_no: u32,
    /// What was played.
    pub game: GameKind,
    /// When it ended.
    pub ended: Timestamp,
    /// Who played, by seat, and whether the seat won.
    pub players: Vec<(Holder, bool)>,
}

/// These matches, each with a button; the first ten of them.
#[must_use]
pub fn replays(matches: &[PastMatch], names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Replay::ListTitle);
    if matches.is_empty() {
        draft.body(&Replay::ListEmpty);
    }
    listed(&mut draft, matches, names, locale);
    draft.finish()
}

/// Each of the first ten matches with a button that opens it.
pub(crate) fn listed(draft: &mut Draft, matches: &[PastMatch], names: &dyn Names, locale: Locale) {
    let mut buttons = Vec::new();
    for (past, number) in matches.iter().zip(1..).take(MATCHES) {
        draft.body(&line(past, number, names, locale));
        buttons.push(Button {
            label: say(locale, &Replay::ButtonNumber { number }),
            target: Target::Token(Token::new(Some(past.table), past.match_no, Verb::Replay(ReplayVerb::Step(1, 0)))),
            look: Look::Main,
        });
    }
    draft.rows(buttons, 5);
}

fn line(past: &PastMatch, number: u32, names: &dyn Names, locale: Locale) -> Replay {
    let holders: Vec<_> = past.players.iter().map(|(holder, _)| Some(holder.clone())).collect();
    let players = cast(&holders, names, locale).into_iter().zip(&past.players);
    let players = players.map(|(player, (_, won))| Replay::ListedPlayer { player, won: *won });
    Replay::Listed { number, game: past.game, players: Mentions::of(locale, players), ended: Moment(past.ended) }
}
