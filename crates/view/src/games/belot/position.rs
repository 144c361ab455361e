//! What a person at a real table would see: whose turn it is, the auction, the trick, what was announced.

use talon_cards::Seat;
use talon_games::belot::{Announced, Phase, SEATS, View};

use super::auction;
use super::order::in_sequence;
use super::words::{Belot, kind_code};
use crate::Text;
use crate::games::recap;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Phrase, Symbols};

/// The lines of a running deal.
pub(super) fn position(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    if let Some(turn) = turn(reader, view) {
        draft.strong(&turn);
    }
    draft.gap();
    match view.phase {
        Phase::Auction => draft.drawn(|draft| {
            auction::calls(draft, reader, view);
            auction::standing(draft, reader, view);
            draft.dim(&Belot::Dealer { player: reader.who(view.dealer) });
        }),
        Phase::Lead | Phase::Follow => playing(draft, reader, view),
        Phase::Over => {}
    }
}

/// Whose turn it is.
pub(super) fn turn(reader: &Reader<'_>, view: &View) -> Option<Belot> {
    let player = reader.who(view.to_act?);
    Some(match view.phase {
        Phase::Auction => Belot::TurnCall { player },
        Phase::Lead => Belot::TurnLead { player },
        Phase::Follow => Belot::TurnFollow { player },
        Phase::Over => return None,
    })
}

fn playing(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    draft.drawn(|draft| {
        if let Some(table) = table(reader, view) {
            draft.body(&table);
        }
        if view.completed_tricks == 0 {
            auction::calls(draft, reader, view);
        }
        auction::standing(draft, reader, view);
    });
    announced(draft, reader, view);
    for (seat, suit) in &view.belots {
        draft.body(&Belot::SaidPair { player: reader.who(*seat), suit: (*suit).into() });
    }
    draft.drawn(|draft| {
        if view.completed_tricks > 0 {
            draft.body(&tricks(reader, view));
        } else {
            draft.dim(&Belot::Dealer { player: reader.who(view.dealer) });
        }
    });
    if let Some(deal_no) = reader.deal_under_way() {
        last_trick(draft, reader, deal_no, view);
    }
    if !view.open.is_empty() {
        draft.dim(&Belot::MayDeclare);
    }
}

/// The trick so far, in the order of play.
fn table(reader: &Reader<'_>, view: &View) -> Option<Belot> {
    match view.table.as_slice() {
        [] => None,
        [(first, first_card)] => Some(Belot::TableOne { first: reader.who(*first), first_card: (*first_card).into() }),
        [(first, first_card), (second, second_card), ..] => Some(Belot::TableTwo {
            first: reader.who(*first),
            first_card: (*first_card).into(),
            second: reader.who(*second),
            second_card: (*second_card).into(),
        }),
    }
}

/// The last complete trick, of this deal.
pub(super) fn last_trick(draft: &mut Draft, reader: &Reader<'_>, deal_no: u32, view: &View) {
    if let Some(trick) = &view.last_trick {
        recap::last_trick(draft, reader, deal_no, trick.played(), trick.winner);
    }
}

fn tricks(reader: &Reader<'_>, view: &View) -> Belot {
    let [first, second, third] = seats(reader);
    Belot::Tricks {
        first: reader.who(first),
        first_tricks: view.tricks[first.index()],
        second: reader.who(second),
        second_tricks: view.tricks[second.index()],
        third: reader.who(third),
        third_tricks: view.tricks[third.index()],
    }
}

/// The three seats in the order of play, the reader's first.
pub(super) fn seats(reader: &Reader<'_>) -> [Seat; 3] {
    let first = reader.seat().unwrap_or(Seat::FIRST);
    let second = first.next(SEATS);
    [first, second, second.next(SEATS)]
}

/// What was declared: of others only what was said, until the last trick is played (`rules/belot.md §8`).
fn announced(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    for seat in seats(reader) {
        let list: Vec<Text> = view
            .announced
            .iter()
            .filter(|announced| announced.seat == seat)
            .map(|announced| said(reader, announced))
            .collect();
        if !list.is_empty() {
            draft.body(&Belot::Announced { player: reader.who(seat), list: Phrase(Text::join(list, " · ")) });
        }
    }
}

fn said(reader: &Reader<'_>, announced: &Announced) -> Text {
    let kind = announced.kind;
    match announced.combination {
        Some(combination) => {
            let cards = Symbols::of(in_sequence(combination.cards()));
            reader.say(&Belot::Combination { kind, cards })
        }
        None => reader.say(&Belot::Kind { kind: kind_code(kind) }),
    }
}
