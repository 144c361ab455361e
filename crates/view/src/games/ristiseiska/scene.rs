//! The pictures of Ristiseiska.

use talon_cards::{Card, Rank, Seat, Suit};
use talon_games::ristiseiska::{Deal, LastTurn, Outcome, Phase, Rules, Score, Stuck, View};
use talon_scene::{Board, Center, Held, HeldCard, Row};
use talon_table::{DealRecord, FinishedMatch};

use super::controls::{MOST_CARDS, decision, shown};
use super::grid::of_suit;
use super::order::{RANKS, sorted, suits};
use super::outcome::cause;
use super::words::Ristiseiska;
use crate::Text;
use crate::games::scene::{Counted, Ended, Figures, Goal, MatchCourse, Scenes, Turns, course_to, gained};
use crate::page::reader::Reader;

impl Scenes for Deal {
    const TURNS: Turns = Turns::Clockwise;

    const PENALTIES: bool = true;

    fn rules(view: &View) -> &Rules {
        &view.rules
    }

    fn goal(_: &Rules, score: &Score) -> Goal {
        limit(score).map_or(Goal::Single, Goal::Reached)
    }

    fn turn(reader: &Reader<'_>, view: &View) -> Option<Text> {
        let player = reader.who(view.to_act?);
        let turn = match (view.phase, view.stuck) {
            (Phase::Turn, _) if view.laid.is_empty() => Ristiseiska::SceneFirst { player },
            (Phase::Turn, _) => Ristiseiska::ScenePlay { player },
            (Phase::Bonus, _) => Ristiseiska::SceneBonus { player },
            (Phase::Give, Some(stuck)) => Ristiseiska::SceneGive { giver: player, stuck: reader.who(stuck) },
            (Phase::Give, None) | (Phase::Over, _) => return None,
        };
        Some(reader.say(&turn))
    }

    fn figures(reader: &Reader<'_>, view: &View, seat: Seat) -> Figures {
        let last = view.last.get(seat.index()).copied().flatten();
        let state = match last {
            _ if view.stuck == Some(seat) => Some(Ristiseiska::SceneStuck),
            Some(LastTurn::Stuck) => Some(Ristiseiska::SceneCouldNot),
            Some(LastTurn::Given { .. }) => Some(Ristiseiska::SceneGiven),
            Some(LastTurn::Played { .. }) | None => None,
        };
        let has_token = view.rules.stuck == Stuck::Token && view.token == Some(seat);
        let token = has_token.then_some(Ristiseiska::SceneToken);
        Figures {
            count: view.hand_sizes.get(seat.index()).copied(),
            notes: token.into_iter().chain(state).map(|note| reader.say(&note)).collect(),
            ..Figures::default()
        }
    }

    fn center(_: &Reader<'_>, view: &View) -> Center {
        let played = |(seat, turn): (Seat, &Option<LastTurn>)| match turn {
            Some(LastTurn::Played { cards }) => sorted(*cards).into_iter().map(|card| (seat, card)).collect(),
            Some(LastTurn::Stuck | LastTurn::Given { .. }) | None => Vec::new(),
        };
        Center::Board(Board {
            rows: suits().into_iter().map(|suit| row(view, suit)).collect(),
            latest: Seat::all(view.seats).zip(&view.last).flat_map(played).collect(),
            fitting: sorted(view.hand & view.open),
        })
    }

    /// All cards, or of a hand that is too large the possible ones, as on the page. A player who waits with such a hand sees its beginning.
    fn held(view: &View) -> Held {
        let mut cards = shown(view);
        if cards.is_empty() {
            cards = sorted(view.hand);
        }
        let chooses = cards.iter().any(|card| decision(view, *card).is_some());
        let state = |card: &Card| match (chooses, decision(view, *card)) {
            (false, _) => HeldCard::Idle,
            (true, Some(_)) => HeldCard::Playable,
            (true, None) => HeldCard::Blocked,
        };
        let cards = cards.iter().take(MOST_CARDS).map(|card| (*card, state(card)));
        Held { cards: cards.collect(), marks: Vec::new() }
    }

    fn ended(reader: &Reader<'_>, _: &DealRecord, outcome: &Outcome, _: &View) -> Ended {
        Ended {
            contract: None,
            title: reader.say(&Ristiseiska::SceneOut { winner: reader.who(outcome.winner) }),
            reason: reader.say(&cause(reader, outcome)),
            last: None,
        }
    }

    fn counted(reader: &Reader<'_>, _: &DealRecord, outcome: &Outcome, seat: Seat) -> Counted {
        let cards = outcome.penalties.get(seat.index()).map_or_else(Vec::new, |penalty| sorted(penalty.cards));
        let token = outcome.token.filter(|token| token.seat == seat);
        let note = match token {
            Some(token) => Some(Ristiseiska::SceneCharged { token: token.points.into() }),
            None => cards.is_empty().then_some(Ristiseiska::SceneNoCard),
        };
        Counted { note: note.map(|note| reader.say(&note)), cards, gained: gained(outcome, seat) }
    }

    fn course(reader: &Reader<'_>, past: &FinishedMatch, score: &Score) -> MatchCourse {
        course_to(limit(score), reader, past)
    }
}

/// The penalty points that end the match, if it is not a single round.
fn limit(score: &Score) -> Option<i32> {
    score.limit.and_then(|limit| i32::try_from(limit).ok())
}

fn row(view: &View, suit: Suit) -> Row {
    let laid = of_suit(view.laid, suit);
    let ends = laid.first().zip(laid.last());
    Row {
        suit,
        laid: ends.and_then(|(low, high)| Some((place(*low)?, place(*high)?))),
        next: of_suit(view.open, suit).into_iter().map(|rank| Card::new(rank, suit)).collect(),
    }
}

/// The place of a rank in its row: 1 for the ace, 13 for the king.
fn place(rank: Rank) -> Option<u8> {
    let before = RANKS.iter().position(|each| *each == rank)?;
    u8::try_from(before + 1).ok()
}
