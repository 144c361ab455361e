//! What every game provides for the rest of the program.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Seat, SeatSet};

use crate::options::GameRules;
use crate::{Feat, Illegal};

/// Legal actions, without touching the heap. No position of any game has more.
pub type ActionList<A> = ArrayVec<A, 32>;

/// What one action brought about, in order, without touching the heap.
pub type Events<E> = ArrayVec<E, 8>;

/// Adds an event. There is room for all events of an action. A list that could refuse one would have to keep its count even for a
/// caller that drops the events.
#[inline(always)]
pub(crate) fn note<E>(events: &mut Events<E>, event: E) {
    let kept = events.try_push(event).is_ok();
    debug_assert!(kept, "no action brings about more events than there is room for");
}

/// A card game: one value is one deal, from the shuffle to the score.
///
/// The state machine is pure. Randomness arrives as a recorded deck; only events, views and outcomes leave. `Debug` of
/// a deal shows no card.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// Grows with every change of the rules' effect. A deal under way under an older revision cannot be replayed and is dealt again.
    const RULES_REV: u32;

    /// The table's options; their defaults are the defaults of the rules page.
    type Rules: GameRules;
    /// What a player can do.
    type Action: GameAction;
    /// What happened: public events, and private ones that only one seat may see in full.
    type Event: GameEvent;
    /// What one viewer lawfully knows.
    type View: GameView<Action = Self::Action>;
    /// How a deal ended.
    type Outcome: GameOutcome;
    /// The account of a deal so far, term by term.
    type Account: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// The match's score so far, and who deals next.
    type Score: GameScore;

    /// How many can play.
    fn seats(rules: &Self::Rules) -> RangeInclusive<u8>;

    /// How many play when nothing else is wanted: the fewest, unless more make the game what it is.
    fn usual_seats(rules: &Self::Rules) -> u8 {
        *Self::seats(rules).start()
    }

    /// The pack in its canonical order: what is shuffled.
    fn pack(rules: &Self::Rules) -> Vec<Card>;

    /// Deals from a deck, whose first card leaves the pack first.
    ///
    /// # Errors
    /// [`BadDeck`] if the deck is not the game's pack in some order, or the seats do not fit.
    fn deal(rules: &Self::Rules, seats: u8, dealer: Seat, deck: &[Card]) -> Result<Self, BadDeck>;

    /// The seats that must decide now; empty when the deal is over.
    fn to_act(&self) -> SeatSet;

    /// What this seat may do now; empty when it is not on turn. Always in the same order for the
    /// same position.
    fn legal_actions(&self, seat: Seat) -> ActionList<Self::Action> {
        let mut legal = ActionList::new();
        self.list_actions(seat, &mut legal);
        legal
    }

    /// Writes [`Game::legal_actions`] into the caller's list, whose former contents are dropped. A search asks millions of times,
    /// and copying a list that was just written stalls the processor.
    fn list_actions(&self, seat: Seat, legal: &mut ActionList<Self::Action>);

    /// The cards that this seat may play or give away now: those of [`Game::legal_actions`], as a set. Empty if it can do neither.
    fn playable(&self, seat: Seat) -> CardSet;

    /// The action that plays one of the [playable](Game::playable) cards, or gives it away if that is due, without an announcement.
    fn action_with(&self, card: Card) -> Self::Action;

    /// Whether this seat may do that now. Agrees with [`Game::legal_actions`].
    ///
    /// # Errors
    /// [`Illegal`], naming the rule against it.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal>;

    /// Carries the action out, and returns the events.
    ///
    /// # Errors
    /// [`Illegal`], naming the rule against it; then nothing has changed.
    fn apply(&mut self, seat: Seat, action: Self::Action) -> Result<Events<Self::Event>, Illegal>;

    /// What this viewer lawfully knows; `None` is a spectator.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// How the deal ended, once it has.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// The account of the deal so far, with every hidden card: for referees only.
    fn account(&self) -> Self::Account;

    /// The last complete trick of the deal; none before it, and none in a game without tricks. Everybody sees it.
    fn last_trick(&self) -> Option<TakenTrick> {
        None
    }

    /// The card points that each seat has taken so far, before a multiplier of the whole deal: for referees and exact players, who need
    /// what a view may hide. None in a game where nothing counts before the end.
    fn card_points(&self) -> Option<Vec<u16>> {
        None
    }

    /// What this seat does automatically now, unless it asked for time: something such as drawing, which decides nothing and needs no tap.
    fn automatic(&self, seat: Seat) -> Option<Self::Action>;

    /// Whether something can be done before the [automatic](Game::automatic) action, but not after it.
    fn worth_holding(&self, _seat: Seat) -> bool {
        false
    }

    /// The card this seat must play or give away, when that is all it can do.
    fn forced(&self, seat: Seat) -> Option<Self::Action> {
        let legal = self.legal_actions(seat);
        match legal.as_slice() {
            [only] if only.card().is_some() => Some(*only),
            _ => None,
        }
    }

    /// The score before the first deal of a match.
    fn start(rules: &Self::Rules, seats: u8, first_dealer: Seat) -> Self::Score;

    /// Adds a deal to the score.
    fn record(rules: &Self::Rules, score: &mut Self::Score, outcome: &Self::Outcome) -> Progress;
}

/// A complete trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenTrick {
    /// The cards with their players, in the order of play.
    pub cards: Vec<(Seat, Card)>,
    /// Who won them.
    pub winner: Seat,
}

/// A game's action. `Display` and `FromStr` are its notation: short, ASCII, without spaces.
pub trait GameAction:
    Copy + PartialEq + Debug + Display + FromStr<Err = BadNotation> + Send + Sync + Serialize + DeserializeOwned
{
    /// The card that the action plays or gives away, if it does.
    fn card(&self) -> Option<Card>;
}

/// A game's event.
pub trait GameEvent: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned {
    /// The event as this viewer may see it; `None` is a spectator.
    #[must_use]
    fn seen_by(&self, viewer: Option<Seat>) -> Self;

    /// Whether it revealed a card: to anybody, if its holder did not choose to show it to the whole table, or to its
    /// holder, who did not know it before. The action then cannot be taken back any more.
    fn reveals(&self) -> bool;
}

/// A game's view.
pub trait GameView: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned {
    /// The game's action.
    type Action;

    /// What the viewer may do now; empty for spectators and when not on turn.
    fn legal(&self) -> &[Self::Action];

    /// The seats that must decide now.
    fn to_act(&self) -> SeatSet;

    /// The viewer's own hand; empty for a spectator.
    fn hand(&self) -> CardSet;

    /// The cards that the viewer sees besides the own hand, including those of a trick that lies open.
    fn lying_open(&self) -> CardSet;

    /// How many cards each seat holds.
    fn hand_sizes(&self) -> Vec<u8>;

    /// How many tricks each seat has won; none in a game without tricks.
    fn tricks(&self) -> Option<Vec<u8>>;
}

/// How a deal of a game ended.
pub trait GameOutcome: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned {
    /// Why the deal ended, by its code in `docs/notation.md`.
    fn code(&self) -> &'static str;

    /// The seat that won the deal, if one did.
    fn winner(&self) -> Option<Seat>;

    /// What each seat scores towards the match.
    fn game_points(&self) -> Vec<i32>;

    /// Each seat's result in the deal, in the game's own points: more is better.
    fn merits(&self) -> Vec<i32> {
        self.game_points()
    }

    /// The seat's feats, and how often it did each; nothing for a seat that did not play.
    fn feats(&self, seat: Seat) -> Vec<(Feat, u32)>;

    /// The cards that the end of the deal lays open, besides those of the last view.
    fn laid_open(&self) -> CardSet {
        CardSet::EMPTY
    }
}

/// A match's score.
pub trait GameScore: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned {
    /// Who deals next.
    fn dealer(&self) -> Seat;

    /// The game points of each seat.
    fn points(&self) -> Vec<i32>;

    /// The game points that decide the match.
    fn target(&self) -> i32;

    /// How far each seat has come in the match, in the game's own points: more is better.
    fn merits(&self) -> Vec<i32> {
        self.points()
    }

    /// The seat's feats besides those of its deals, and how often it did each.
    fn feats(&self, _seat: Seat) -> Vec<(Feat, u32)> {
        Vec::new()
    }
}

/// Whether the match goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// There is another deal.
    Continue,
    /// The match is decided.
    Finished {
        /// Who won it.
        winners: SeatSet,
    },
}

/// A deal cannot start from this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadDeck {
    /// The deck has too many or too few cards.
    #[error("the deck has {found} cards instead of {expected}")]
    WrongSize {
        /// The size of the game's pack.
        expected: usize,
        /// The size of the deck.
        found: usize,
    },
    /// A card occurs twice, or is not in the game's pack.
    #[error("the deck is not the game's pack")]
    NotThePack,
    /// The game cannot be played by so many.
    #[error("the game cannot be played at {seats} seats")]
    WrongSeats {
        /// The number of seats asked for.
        seats: u8,
    },
    /// The dealer does not sit at the table.
    #[error("the dealer does not sit at the table")]
    NoSuchDealer,
}

/// The text is not an action of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not an action of this game")]
pub struct BadNotation;

/// The error for such a text.
pub(crate) const fn no_notation(_: &str) -> BadNotation {
    BadNotation
}
