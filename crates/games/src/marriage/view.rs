//! What one viewer lawfully knows (`rules/santase.md §15`, `rules/sixty-six.md §15`, `rules/schnapsen.md §15`).

use std::fmt;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Seat, SeatSet, Suit};

use super::deal::{Deal, Phase, Stage};
use super::{AgainstCloser, Closed, RuleSet, ShowPoints, Trick};
use crate::game::{Game, GameView};

/// What one viewer lawfully knows of a deal. Nothing in it depends on a card hidden from him.
/// `Debug` shows no card.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct View<R: RuleSet> {
    /// Whose view it is; `None` is a spectator's.
    pub viewer: Option<Seat>,
    /// Where in the deal we are.
    pub phase: Phase,
    /// The seat on turn; nobody when the deal is over.
    pub to_act: Option<Seat>,
    /// Who dealt.
    pub dealer: Seat,
    /// The trump suit.
    pub trump: Suit,
    /// The turned card while it lies face up: not once the talon is closed or exhausted.
    pub turned: Option<Card>,
    /// The size of the talon, the turned card included: 12 or 10, and two less after each draw.
    pub talon: u8,
    /// Who closed the talon.
    pub closed_by: Option<Seat>,
    /// How many tricks the closer's opponent had at that moment.
    pub opponent_tricks_at_close: Option<u8>,
    /// The card on the table, and who led it.
    pub led: Option<(Seat, Card)>,
    /// The last complete trick, until the next one is complete (`docs/decisions/0008`).
    pub last_trick: Option<Trick>,
    /// The card that the viewer drew last, until he acts again; none for a spectator.
    pub drew: Option<Card>,
    /// How many tricks each seat has won.
    pub tricks: [u8; 2],
    /// How many cards each seat holds.
    pub hand_sizes: [u8; 2],
    /// The viewer's own hand; empty for a spectator.
    pub hand: CardSet,
    /// What the viewer may do now; empty for a spectator and when not on turn.
    pub legal: Vec<R::Action>,
    /// The marriage announced in this lead.
    pub announced: Option<Suit>,
    /// Every marriage of the deal, in order.
    pub marriages: Vec<(Seat, Suit)>,
    /// Each seat's points from marriages that wait for a trick. Never any in Santase.
    pub pending: [u8; 2],
    /// Who swapped the lowest trump, and the card he took.
    pub exchange: Option<(Seat, Card)>,
    /// Each seat's points, as far as the table shows them to this viewer (the option `show-points`); for a seat that the
    /// close has frozen, its points at that moment.
    pub points: [Option<u8>; 2],
    /// How many tricks are complete.
    pub completed_tricks: u8,
    /// The table's options.
    pub rules: R,
    /// What a player with a perfect memory would know besides.
    pub memory: Memory,
}

/// What the viewer has seen in the course of the deal. A person must remember it, so it is only for AI players and no page prints it. A
/// spectator's is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Memory {
    /// Every card that the viewer has seen: his hand, what was played, what lies or lay turned,
    /// and what is [`known`](Memory::known).
    pub seen: CardSet,
    /// The cards that were played, the one on the table included.
    pub played: CardSet,
    /// The points that each side has shown: tricks and marriages.
    pub counted: [u8; 2],
    /// Who was first to 66 by that count.
    pub first_to_66: Option<Seat>,
    /// For each seat, the cards that everybody knows to be in its hand: taken for the lowest trump, left of an
    /// announced marriage, drawn last as the turned card.
    pub known: [CardSet; 2],
    /// For each seat, the cards that it has shown not to hold by its replies in the strict phase.
    pub missing: [CardSet; 2],
    /// The points that the closer's opponent had at the close, in games where that matters.
    pub opponent_points_at_close: Option<u8>,
}

impl<R: RuleSet> View<R> {
    pub(super) fn of(deal: &Deal<R>, viewer: Option<Seat>) -> Self {
        let position = &deal.position;
        let viewer = viewer.filter(|seat| seat.index() < 2);
        let (led, announced) = match deal.stage {
            Stage::Lead { announced, .. } => (None, announced),
            Stage::Follow { follower, led } => (Some((follower.other(), led)), None),
            Stage::PreDraw { .. } | Stage::Over(_) => (None, None),
        };
        Self {
            viewer,
            phase: deal.phase(),
            to_act: deal.on_turn(),
            dealer: deal.dealer,
            trump: position.trump,
            turned: position.is_open().then(|| position.talon.turned()),
            talon: position.talon.size(),
            closed_by: position.closing.map(|close| close.by()),
            opponent_tricks_at_close: position.closing.map(|close| close.opponent_tricks()),
            led,
            last_trick: position.last_trick,
            drew: viewer.and_then(|seat| position.drawn[seat.of_two()]),
            tricks: position.piles.map(|pile| pile.tricks),
            hand_sizes: position.hands.map(|hand| hand.len() as u8),
            hand: viewer.map_or(CardSet::EMPTY, |seat| position.hand(seat)),
            legal: viewer.map_or_else(Vec::new, |seat| deal.legal_actions(seat).to_vec()),
            announced,
            marriages: position.marriages().collect(),
            pending: position.piles.map(|pile| pile.pending),
            exchange: position.exchange,
            points: shown_points(deal, viewer),
            completed_tricks: position.completed(),
            rules: deal.rules,
            memory: viewer.map_or_else(Memory::default, |seat| Memory::of(deal, seat)),
        }
    }
}

/// The points that the table shows to this viewer; for a seat that the close has frozen, its points at that moment
/// (`rules/schnapsen.md §10`).
fn shown_points<R: RuleSet>(deal: &Deal<R>, viewer: Option<Seat>) -> [Option<u8>; 2] {
    let mut points = deal.points();
    if let (AgainstCloser::Frozen, Some(close)) = (deal.rules.against_closer(), deal.position.closing)
        && let Some(frozen) = close.opponent_points()
    {
        points[close.by().other().index()] = frozen;
    }
    match deal.rules.show_points() {
        ShowPoints::Off => [None, None],
        ShowPoints::Both => points.map(Some),
        ShowPoints::Own => {
            let mut own = [None, None];
            if let Some(seat) = viewer {
                own[seat.of_two()] = Some(points[seat.of_two()]);
            }
            own
        }
    }
}

impl Memory {
    fn of<R: RuleSet>(deal: &Deal<R>, viewer: Seat) -> Self {
        let position = &deal.position;
        let pack = deal.rules.pack().set();
        let held = position.hands[0] | position.hands[1];
        let played = pack - held - position.talon.cards();
        let known = [position.known(Seat::FIRST), position.known(Seat::SECOND)];
        let turned = CardSet::only(position.talon.turned());
        Self {
            seen: position.hand(viewer) | played | turned | known[0] | known[1],
            played,
            counted: deal.points(),
            first_to_66: deal.first_to_66,
            known,
            missing: position.missing.map(|missing| missing & pack),
            opponent_points_at_close: position.closing.and_then(|close| close.opponent_points()),
        }
    }
}

impl<R: RuleSet> GameView for View<R> {
    type Action = R::Action;

    fn legal(&self) -> &[R::Action] {
        &self.legal
    }

    fn to_act(&self) -> SeatSet {
        self.to_act.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn hand(&self) -> CardSet {
        self.hand
    }

    /// The turned card, the card that was taken for it, the trick and the one before it.
    fn lying_open(&self) -> CardSet {
        let trick = self.last_trick.iter().flat_map(|trick| [trick.led, trick.followed]);
        let taken = self.exchange.map(|(_, card)| card);
        let led = self.led.map(|(_, card)| card);
        trick.chain(taken).chain(led).chain(self.turned).collect()
    }

    fn hand_sizes(&self) -> Vec<u8> {
        self.hand_sizes.to_vec()
    }

    fn tricks(&self) -> Option<Vec<u8>> {
        Some(self.tricks.to_vec())
    }
}

impl<R: RuleSet> fmt::Debug for View<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(&format!("{}::View", R::NAME))
            .field("viewer", &self.viewer)
            .field("phase", &self.phase)
            .field("to_act", &self.to_act)
            .field("completed_tricks", &self.completed_tricks)
            .field("talon", &self.talon)
            .field("closed_by", &self.closed_by)
            .field("hand_sizes", &self.hand_sizes)
            .field("legal", &self.legal.len())
            .finish_non_exhaustive()
    }
}
