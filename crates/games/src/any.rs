//! The closed set of games, and the enums over all of them.
//!
//! Adding a game is one line in the list at the end of this file; the compiler names every other
//! place that must know it.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use talon_cards::{Card, Deck, Seat, SeatSet};

use crate::boards::BoardScore;
use crate::game::{
    BadDeck, BadNotation, Game, GameAction, GameEvent, GameOutcome, GameRules, GameScore, GameView, Progress,
};
use crate::{BadOption, Feat, Illegal, OptionState, Rule, belot, ristiseiska, santase, snaps, sznap};

/// The text names no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no such game")]
pub struct UnknownGame;

/// Defines the enum over one part of every game, tagged with the game's name in serde.
macro_rules! over_games {
    ($(#[$meta:meta])+ $any:ident: $part:ident; $($game:ident = $name:literal => $deal:ty,)+) => {
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        $(#[$meta])+
        pub enum $any {
            $(
                #[doc = concat!("Of `", $name, "`.")]
                #[serde(rename = $name)]
                $game(<$deal as Game>::$part),
            )+
        }

        impl $any {
            /// Which game's.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$game(_) => GameKind::$game,)+
                }
            }
        }
    };
}

macro_rules! games {
    ($($(#[doc = $doc:literal])+ $game:ident = $name:literal => $deal:ty,)+) => {
        /// One of the games. Its text, in `Display`, `FromStr` and serde, is its name in the bot.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash,
            SerializeDisplay, DeserializeFromStr,
        )]
        pub enum GameKind {
            $($(#[doc = $doc])+ $game,)+
        }

        impl GameKind {
            /// Every game.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$game),+];

            /// The game's name in the bot.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$game => $name,)+
                }
            }

            /// The revision of the game's rules; see [`Game::RULES_REV`].
            #[must_use]
            pub const fn rules_rev(self) -> u32 {
                match self {
                    $(Self::$game => <$deal as Game>::RULES_REV,)+
                }
            }

            /// The game's rules as its rules page has them.
            #[must_use]
            pub fn default_rules(self) -> AnyRules {
                match self {
                    $(Self::$game => AnyRules::$game(Default::default()),)+
                }
            }

            /// Reads an action in the game's notation.
            ///
            /// # Errors
            /// [`BadNotation`] if the text is not one.
            pub fn parse_action(self, text: &str) -> Result<AnyAction, BadNotation> {
                match self {
                    $(Self::$game => text.parse().map(AnyAction::$game),)+
                }
            }
        }

        over_games! {
            /// The options of a table of any game.
            #[serde(tag = "game")]
            AnyRules: Rules;
            $($game = $name => $deal,)+
        }

        impl AnyRules {
            /// How many can play.
            #[must_use]
            pub fn seats(&self) -> RangeInclusive<u8> {
                match self {
                    $(Self::$game(rules) => <$deal as Game>::seats(rules),)+
                }
            }

            /// The pack in its canonical order: what is shuffled.
            #[must_use]
            pub fn pack(&self) -> Vec<Card> {
                match self {
                    $(Self::$game(rules) => <$deal as Game>::pack(rules),)+
                }
            }

            /// Every option in the order of the rules page, with its present value.
            #[must_use]
            pub fn options(&self) -> Vec<OptionState> {
                match self {
                    $(Self::$game(rules) => rules.options(),)+
                }
            }

            /// These rules with one option changed.
            ///
            /// # Errors
            /// [`BadOption`] if the game has no such option or the option no such value.
            pub fn with(&self, key: &str, value: &str) -> Result<Self, BadOption> {
                match self {
                    $(Self::$game(rules) => rules.with(key, value).map(Self::$game),)+
                }
            }
        }

        /// A deal of any game. `Debug` shows no card.
        #[derive(Debug, Clone, PartialEq)]
        pub enum AnyDeal {
            $($(#[doc = $doc])+ $game($deal),)+
        }

        impl AnyDeal {
            /// Which game's.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$game(_) => GameKind::$game,)+
                }
            }

            /// Deals from a deck; see [`Game::deal`].
            ///
            /// # Errors
            /// [`BadDeck`] if the deck is not the game's pack in some order, or the seats do not
            /// fit.
            pub fn deal(
                rules: &AnyRules,
                seats: u8,
                dealer: Seat,
                deck: &Deck,
            ) -> Result<Self, BadDeck> {
                match rules {
                    $(AnyRules::$game(rules) => {
                        <$deal as Game>::deal(rules, seats, dealer, deck.cards()).map(Self::$game)
                    })+
                }
            }

            /// The seats that must decide now; empty when the deal is over.
            #[must_use]
            pub fn to_act(&self) -> SeatSet {
                match self {
                    $(Self::$game(deal) => deal.to_act(),)+
                }
            }

            /// What this seat may do now; empty when it is not on turn.
            #[must_use]
            pub fn legal_actions(&self, seat: Seat) -> Vec<AnyAction> {
                match self {
                    $(Self::$game(deal) => {
                        deal.legal_actions(seat).into_iter().map(AnyAction::$game).collect()
                    })+
                }
            }

            /// Whether this seat may do that now.
            ///
            /// # Errors
            /// [`Illegal`], naming the rule against it.
            pub fn is_legal(&self, seat: Seat, action: AnyAction) -> Result<(), Illegal> {
                match (self, action) {
                    $((Self::$game(deal), AnyAction::$game(action)) => deal.is_legal(seat, action),)+
                    (_, _) => Err(Rule::NotInThisGame.into()),
                }
            }

            /// Does it, and says what came of it. The events may be private; see
            /// [`AnyGameEvent::seen_by`].
            ///
            /// # Errors
            /// [`Illegal`], naming the rule against it; then nothing has changed.
            pub fn apply(
                &mut self,
                seat: Seat,
                action: AnyAction,
            ) -> Result<Vec<AnyGameEvent>, Illegal> {
                match (self, action) {
                    $((Self::$game(deal), AnyAction::$game(action)) => {
                        let events = deal.apply(seat, action)?;
                        Ok(events.into_iter().map(AnyGameEvent::$game).collect())
                    })+
                    (_, _) => Err(Rule::NotInThisGame.into()),
                }
            }

            /// What this viewer lawfully knows; `None` is a spectator.
            #[must_use]
            pub fn view(&self, viewer: Option<Seat>) -> AnyView {
                match self {
                    $(Self::$game(deal) => AnyView::$game(deal.view(viewer)),)+
                }
            }

            /// How the deal ended, once it has.
            #[must_use]
            pub fn outcome(&self) -> Option<AnyOutcome> {
                match self {
                    $(Self::$game(deal) => deal.outcome().map(AnyOutcome::$game),)+
                }
            }

            /// What the deal stands at, with every hidden card: for referees alone.
            #[must_use]
            pub fn account(&self) -> AnyAccount {
                match self {
                    $(Self::$game(deal) => AnyAccount::$game(deal.account()),)+
                }
            }

            /// What this seat does now unless it asked for time; see [`Game::automatic`].
            #[must_use]
            pub fn automatic(&self, seat: Seat) -> Option<AnyAction> {
                match self {
                    $(Self::$game(deal) => deal.automatic(seat).map(AnyAction::$game),)+
                }
            }

            /// The card this seat must play or give away, when that is all it can do.
            #[must_use]
            pub fn forced(&self, seat: Seat) -> Option<AnyAction> {
                match self {
                    $(Self::$game(deal) => deal.forced(seat).map(AnyAction::$game),)+
                }
            }
        }

        over_games! {
            /// An action of any game. `Display` writes its notation; [`GameKind::parse_action`] reads
            /// it.
            #[derive(Copy)]
            #[serde(tag = "game", content = "action")]
            AnyAction: Action;
            $($game = $name => $deal,)+
        }

        impl AnyAction {
            /// The card that the action plays or gives away, if it does.
            #[must_use]
            pub fn card(&self) -> Option<Card> {
                match self {
                    $(Self::$game(action) => action.card(),)+
                }
            }
        }

        impl fmt::Display for AnyAction {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$game(action) => action.fmt(f),)+
                }
            }
        }

        over_games! {
            /// An event of any game.
            #[serde(tag = "game")]
            AnyGameEvent: Event;
            $($game = $name => $deal,)+
        }

        impl AnyGameEvent {
            /// The event as this viewer may see it; `None` is a spectator.
            #[must_use]
            pub fn seen_by(&self, viewer: Option<Seat>) -> Self {
                match self {
                    $(Self::$game(event) => Self::$game(event.seen_by(viewer)),)+
                }
            }

            /// Whether it let anybody know a hidden card; see [`GameEvent::reveals`](crate::GameEvent::reveals).
            #[must_use]
            pub fn reveals(&self) -> bool {
                match self {
                    $(Self::$game(event) => event.reveals(),)+
                }
            }
        }

        over_games! {
            /// What one viewer of a deal of any game lawfully knows. `Debug` shows no card.
            #[serde(tag = "game")]
            AnyView: View;
            $($game = $name => $deal,)+
        }

        impl AnyView {
            /// What the viewer may do now; empty for spectators and when not on turn.
            #[must_use]
            pub fn legal(&self) -> Vec<AnyAction> {
                match self {
                    $(Self::$game(view) => {
                        view.legal().iter().copied().map(AnyAction::$game).collect()
                    })+
                }
            }

            /// The seats that must decide now.
            #[must_use]
            pub fn to_act(&self) -> SeatSet {
                match self {
                    $(Self::$game(view) => GameView::to_act(view),)+
                }
            }

            /// How many cards each seat holds.
            #[must_use]
            pub fn hand_sizes(&self) -> Vec<u8> {
                match self {
                    $(Self::$game(view) => GameView::hand_sizes(view),)+
                }
            }

            /// How many tricks each seat has won; none in a game without tricks.
            #[must_use]
            pub fn tricks(&self) -> Option<Vec<u8>> {
                match self {
                    $(Self::$game(view) => GameView::tricks(view),)+
                }
            }
        }

        over_games! {
            /// How a deal of any game ended.
            #[serde(tag = "game")]
            AnyOutcome: Outcome;
            $($game = $name => $deal,)+
        }

        impl AnyOutcome {
            /// The seat that won the deal, if one did.
            #[must_use]
            pub fn winner(&self) -> Option<Seat> {
                match self {
                    $(Self::$game(outcome) => GameOutcome::winner(outcome),)+
                }
            }

            /// What each seat scores towards the match.
            #[must_use]
            pub fn game_points(&self) -> Vec<i32> {
                match self {
                    $(Self::$game(outcome) => GameOutcome::game_points(outcome),)+
                }
            }

            /// What each seat made of the deal: more is better.
            #[must_use]
            pub fn merits(&self) -> Vec<i32> {
                match self {
                    $(Self::$game(outcome) => GameOutcome::merits(outcome),)+
                }
            }

            /// What the seat is remembered for, and how often.
            #[must_use]
            pub fn feats(&self, seat: Seat) -> Vec<(Feat, u32)> {
                match self {
                    $(Self::$game(outcome) => GameOutcome::feats(outcome, seat),)+
                }
            }
        }

        over_games! {
            /// What a deal of any game stands at, term by term.
            #[serde(tag = "game")]
            AnyAccount: Account;
            $($game = $name => $deal,)+
        }

        /// The score of a match of any game.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game")]
        pub enum AnyScore {
            $(
                #[doc = concat!("Of `", $name, "`.")]
                #[serde(rename = $name)]
                $game(<$deal as Game>::Score),
            )+
            /// Of a match with a fixed number of deals, whatever is played.
            #[serde(rename = "boards")]
            Boards(BoardScore),
        }

        impl AnyScore {
            /// Which game it is.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$game(_) => GameKind::$game,)+
                    Self::Boards(score) => score.kind,
                }
            }

            /// The score before the first deal of a match.
            #[must_use]
            pub fn start(rules: &AnyRules, seats: u8, first_dealer: Seat) -> Self {
                match rules {
                    $(AnyRules::$game(rules) => {
                        Self::$game(<$deal as Game>::start(rules, seats, first_dealer))
                    })+
                }
            }

            /// The score before the first deal of a match that ends after so many deals.
            #[must_use]
            pub fn start_boards(rules: &AnyRules, seats: u8, boards: NonZeroU32) -> Self {
                Self::Boards(BoardScore::start(rules.kind(), seats, boards))
            }

            /// Who deals next.
            #[must_use]
            pub fn dealer(&self) -> Seat {
                match self {
                    $(Self::$game(score) => GameScore::dealer(score),)+
                    Self::Boards(score) => score.dealer,
                }
            }

            /// The game points of each seat.
            #[must_use]
            pub fn points(&self) -> Vec<i32> {
                match self {
                    $(Self::$game(score) => GameScore::points(score),)+
                    Self::Boards(score) => score.points.clone(),
                }
            }

            /// The game points that decide the match; 0 where its number of deals is fixed.
            #[must_use]
            pub fn target(&self) -> i32 {
                match self {
                    $(Self::$game(score) => GameScore::target(score),)+
                    Self::Boards(_) => 0,
                }
            }

            /// How far each seat has come in the match: more is better.
            #[must_use]
            pub fn merits(&self) -> Vec<i32> {
                match self {
                    $(Self::$game(score) => GameScore::merits(score),)+
                    Self::Boards(score) => score.merits.clone(),
                }
            }

            /// What the seat is remembered for beside its deals, and how often.
            #[must_use]
            pub fn feats(&self, seat: Seat) -> Vec<(Feat, u32)> {
                match self {
                    $(Self::$game(score) => GameScore::feats(score, seat),)+
                    Self::Boards(_) => Vec::new(),
                }
            }

            /// Adds a deal to the score. Rules, score and outcome are of one game; if they are
            /// not, nothing is added and the match goes on.
            pub fn record(&mut self, rules: &AnyRules, outcome: &AnyOutcome) -> Progress {
                match (rules, self, outcome) {
                    $((AnyRules::$game(rules), Self::$game(score), AnyOutcome::$game(outcome)) => {
                        <$deal as Game>::record(rules, score, outcome)
                    })+
                    (_, Self::Boards(score), outcome) => score.record(outcome),
                    (_, _, _) => Progress::Continue,
                }
            }
        }
    };
}

impl AnyDeal {
    /// Card points that each seat has shown so far: tricks and marriages in the marriage games, the cards of the tricks in Belot, before
    /// no trump doubles them. None in Ristiseiska, where nothing counts before the end.
    #[must_use]
    pub fn card_points(&self) -> Option<Vec<u16>> {
        match self {
            Self::Santase(deal) => Some(deal.points().map(u16::from).to_vec()),
            Self::Sznap(deal) => Some(deal.points().map(u16::from).to_vec()),
            Self::Snaps(deal) => Some(deal.points().map(u16::from).to_vec()),
            Self::Belot(deal) => Some(deal.card_points().to_vec()),
            Self::Ristiseiska(_) => None,
        }
    }
}

impl AnyOutcome {
    /// Why the deal ended, by its code in `docs/notation.md`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Santase(outcome) => outcome.reason.code(),
            Self::Sznap(outcome) => outcome.reason.code(),
            Self::Snaps(outcome) => outcome.reason.code(),
            Self::Belot(outcome) => outcome.code(),
            Self::Ristiseiska(outcome) => outcome.ending.code(),
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or(UnknownGame)
    }
}

games! {
    /// Bulgarian Santase: 66, to 11 game points (`rules/santase.md`).
    Santase = "santase" => santase::Deal,
    /// Three-handed Bulgarian Belot, to 151 (`rules/belot.md`).
    Belot = "belot" => belot::Deal,
    /// Kurnik's 66-sznap, and its 20-card variant (`rules/sixty-six.md`).
    Sznap = "sznap" => sznap::Deal,
    /// Šnaps: Schnapsen with Bummerl (`rules/schnapsen.md`).
    Snaps = "snaps" => snaps::Deal,
    /// Finnish Ristiseiska, for three to eight (`rules/ristiseiska.md`).
    Ristiseiska = "ristiseiska" => ristiseiska::Deal,
}
