//! What one viewer lawfully knows (`rules/belot.md §13`).

use std::fmt;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Seat, SeatSet, Suit};

use super::deal::{Deal, Phase, Stage};
use super::{Action, Call, Combination, Kind, Memory, PerSeat, Rules, SEATS, Standing, Trick};
use crate::game::{Game, GameView};

/// What one viewer lawfully knows of a deal. Nothing in it depends on a card hidden from him. `Debug` shows no card.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; `None` is a spectator's.
    pub viewer: Option<Seat>,
    /// Where in the deal we are.
    pub phase: Phase,
    /// The seat on turn; nobody when the deal is over.
    pub to_act: Option<Seat>,
    /// Who dealt.
    pub dealer: Seat,
    /// Every call of the auction, in order.
    pub calls: Vec<(Seat, Call)>,
    /// The contract that stands in the auction, or is played.
    pub standing: Option<Standing>,
    /// The cards on the table with their players, in the order of play.
    pub table: Vec<(Seat, Card)>,
    /// The last complete trick, until the next one is complete (`docs/decisions/0008`).
    pub last_trick: Option<Trick>,
    /// How many tricks each seat has won.
    pub tricks: PerSeat<u8>,
    /// How many cards each seat holds.
    pub hand_sizes: PerSeat<u8>,
    /// The viewer's own hand; empty for a spectator.
    pub hand: CardSet,
    /// What the viewer may do now; empty for a spectator and when not on turn.
    pub legal: Vec<Action>,
    /// What the viewer may declare now: each declaration in `legal` means the first of these of its kind.
    pub open: Vec<Combination>,
    /// What has been declared, seat by seat.
    pub announced: Vec<Announced>,
    /// Every belot, suit by suit.
    pub belots: Vec<(Seat, Suit)>,
    /// How many tricks are complete.
    pub completed_tricks: u8,
    /// The table's options.
    pub rules: Rules,
    /// What a player with a perfect memory would know besides.
    pub memory: Memory,
}

/// A declared combination, as the viewer knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announced {
    /// Who declared it.
    pub seat: Seat,
    /// What was said.
    pub kind: Kind,
    /// The combination itself: known to its player, and after the last trick to everybody.
    pub combination: Option<Combination>,
}

impl View {
    pub(super) fn of(deal: &Deal, viewer: Option<Seat>) -> Self {
        let viewer = viewer.filter(|seat| seat.index() < usize::from(SEATS));
        Self {
            viewer,
            phase: deal.phase(),
            to_act: deal.on_turn(),
            dealer: deal.dealer,
            calls: deal.auction.calls().collect(),
            standing: deal.standing(),
            table: match deal.stage {
                Stage::Follow { trick, .. } => trick.cards().collect(),
                Stage::Auction { .. } | Stage::Lead { .. } | Stage::ThrownIn | Stage::Counted { .. } => Vec::new(),
            },
            last_trick: deal.last_trick,
            tricks: deal.tricks,
            hand_sizes: deal.hands.map(|hand| hand.len() as u8),
            hand: viewer.map_or(CardSet::EMPTY, |seat| deal.hands[seat.index()]),
            legal: viewer.map_or_else(Vec::new, |seat| deal.legal_actions(seat).to_vec()),
            open: viewer.map_or_else(Vec::new, |seat| open(deal, seat)),
            announced: announced(deal, viewer),
            belots: Suit::ALL.iter().copied().zip(deal.belots).filter_map(|(suit, by)| Some((by?, suit))).collect(),
            completed_tricks: deal.completed(),
            rules: deal.rules,
            memory: viewer.map_or_else(Memory::default, |seat| Memory::of(deal, seat)),
        }
    }
}

fn open(deal: &Deal, viewer: Seat) -> Vec<Combination> {
    let declares = deal.declares(viewer).filter(|_| deal.on_turn() == Some(viewer));
    declares.map_or_else(Vec::new, |(declared, hand)| declared.open(hand, deal.rules.carre_rest).to_vec())
}

fn announced(deal: &Deal, viewer: Option<Seat>) -> Vec<Announced> {
    let disclosed = match deal.stage {
        Stage::Counted { .. } => true,
        Stage::Auction { .. } | Stage::Lead { .. } | Stage::Follow { .. } | Stage::ThrownIn => false,
    };
    let of = |seat: Seat| {
        let shown = disclosed || viewer == Some(seat);
        deal.declared[seat.index()].sorted().into_iter().map(move |combination| Announced {
            seat,
            kind: combination.kind(),
            combination: shown.then_some(combination),
        })
    };
    Seat::all(SEATS).flat_map(of).collect()
}

impl GameView for View {
    type Action = Action;

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn to_act(&self) -> SeatSet {
        self.to_act.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn hand(&self) -> CardSet {
        self.hand
    }

    fn lying_open(&self) -> CardSet {
        let trick = self.table.iter().map(|(_, card)| *card);
        let last = self.last_trick.iter().flat_map(|trick| trick.cards);
        let disclosed = self.announced.iter().filter_map(|declared| declared.combination);
        trick.chain(last).chain(disclosed.flat_map(|combination| combination.cards().iter())).collect()
    }

    fn hand_sizes(&self) -> Vec<u8> {
        self.hand_sizes.to_vec()
    }

    fn tricks(&self) -> Option<Vec<u8>> {
        Some(self.tricks.to_vec())
    }
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("belot::View")
            .field("viewer", &self.viewer)
            .field("phase", &self.phase)
            .field("to_act", &self.to_act)
            .field("standing", &self.standing)
            .field("completed_tricks", &self.completed_tricks)
            .field("hand_sizes", &self.hand_sizes)
            .field("announced", &self.announced)
            .field("legal", &self.legal.len())
            .finish_non_exhaustive()
    }
}
