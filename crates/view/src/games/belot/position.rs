//! What a person at a real table would see: what to do, the trick, the last one, the auction, what was announced.

use talon_cards::Seat;
use talon_games::belot::{Announced, Phase, SEATS, View};

use super::order::in_sequence;
use super::words::{Belot, kind_code};
use super::{auction, why};
use crate::games::recap;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Phrase, Symbols};
use crate::{Style, Text};

/// The lines of a running deal.
pub(super) fn position(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    if let Some(turn) = turn(reader, view) {
        draft.line(Style::Title, turn);
    }
    if let Some(table) = table(reader, view) {
        draft.drawn(|draft| draft.body(&table));
    }
    if let Some(deal_no) = reader.deal_under_way() {
        last_trick(draft, reader, deal_no, view);
    }
    draft.gap();
    match view.phase {
        Phase::Auction => draft.drawn(|draft| {
            auction::calls(draft, reader, view);
            auction::contract(draft, reader, view);
            draft.dim(&Belot::Dealer { player: reader.who(view.dealer) });
        }),
        Phase::Lead | Phase::Follow => playing(draft, reader, view),
        Phase::Over => {}
    }
}

/// Whose turn it is, and if it is the reader's, what to do.
pub(super) fn turn(reader: &Reader<'_>, view: &View) -> Option<Text> {
    let seat = view.to_act?;
    let player = reader.who(seat);
    let sentence = match view.phase {
        Phase::Follow if view.viewer == Some(seat) => return why::answer(reader, view),
        Phase::Auction => Belot::TurnCall { player },
        Phase::Lead => Belot::TurnLead { player },
        Phase::Follow => Belot::TurnFollow { player: reader.name(seat) },
        Phase::Over => return None,
    };
    Some(reader.say(&sentence))
}

fn playing(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    draft.drawn(|draft| {
        if view.completed_tricks == 0 && view.table.is_empty() {
            auction::calls(draft, reader, view);
        }
        auction::standing(draft, reader, view);
    });
    announced(draft, reader, view);
    if view.completed_tricks > 0 {
        draft.drawn(|draft| draft.body(&tricks(reader, view)));
    }
    if !view.open.is_empty() {
        draft.dim(&Belot::MayDeclare);
    }
}

/// The trick so far, in the order of play. A lead that the reader has to answer stands above.
fn table(reader: &Reader<'_>, view: &View) -> Option<Belot> {
    match view.table.as_slice() {
        [] => None,
        [_] if view.viewer == view.to_act => None,
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

/// What was declared, of others only what was said, until the last trick is played (`rules/belot.md §8`); and who said belot.
fn announced(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    for seat in seats(reader) {
        let declared = view.announced.iter().filter(|announced| announced.seat == seat);
        let belots = view.belots.iter().filter(|(by, _)| *by == seat);
        let belots = belots.map(|(_, suit)| reader.say(&Belot::ScenePair { suit: (*suit).into() }));
        let said: Vec<Text> = declared.map(|announced| said(reader, announced)).chain(belots).collect();
        if !said.is_empty() {
            draft.body(&Belot::Calls { player: reader.who(seat), calls: Phrase(Text::join(said, " · ")) });
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
