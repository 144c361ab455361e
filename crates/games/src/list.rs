//! The list of the games. Code for every game is written once, with one of the two macros in here.

use crate::{AnyAccount, AnyAction, AnyDeal, AnyGameEvent, AnyOutcome, AnyRules, AnyScore, AnyView, Game, GameKind};

/// Passes the list of the games to a macro, for what a program must write for each of them: its enums and implementations.
///
/// `for_every_game!(path::to::it![tokens])` becomes `path::to::it! { tokens; the list }`. Each game has a line: what it is, its
/// [`GameKind`], its name in logs, in the database and on the command line, which stays for good, and its module in this crate.
#[macro_export]
macro_rules! for_every_game {
    ($($then:ident)::+ ![$($given:tt)*]) => {
        $($then)::+! {
            $($given)*;
            /// Bulgarian Santase: 66, to 11 game points (`rules/santase.md`).
            Santase = "santase" => santase,
            /// Three-handed Bulgarian Belot, to 151 (`rules/belot.md`).
            Belot = "belot" => belot,
            /// Kurnik's 66-sznap, and its 20-card variant (`rules/sixty-six.md`).
            Sznap = "sznap" => sznap,
            /// Šnaps: Schnapsen with Bummerl (`rules/schnapsen.md`).
            Snaps = "snaps" => snaps,
            /// Finnish Ristiseiska, for three to eight (`rules/ristiseiska.md`).
            Ristiseiska = "ristiseiska" => ristiseiska,
        }
    };
}

/// Matches on one of the enums over all games. The first arm stands for every game, and is compiled for each of them: in it `G` is the
/// deal of the game. Further arms are for variants that belong to no game.
///
/// ```
/// use talon_games::{AnyView, Game, GameKind, GameView, by_game};
///
/// fn revision(kind: GameKind) -> u32 {
///     by_game!(match kind { GameKind::G => G::RULES_REV })
/// }
///
/// fn tricks(view: &AnyView) -> Option<Vec<u8>> {
///     by_game!(match view { AnyView::G(view) => view.tricks() })
/// }
/// ```
#[macro_export]
macro_rules! by_game {
    (match $value:tt { $any:ident::$deal:ident => $body:expr $(, $($more:tt)*)? }) => {
        $crate::for_every_game!($crate::by_game![@ $value, $any, $deal, {}, $body, [$($($more)*)?]])
    };
    (match $value:tt { $any:ident::$deal:ident($($part:tt)+) => $body:expr $(, $($more:tt)*)? }) => {
        $crate::for_every_game!($crate::by_game![@ $value, $any, $deal, ($($part)+), $body, [$($($more)*)?]])
    };
    (
        @ $value:tt, $any:ident, $deal:ident, $part:tt, $body:expr, [$($more:tt)*];
        $($(#[$about:meta])+ $game:ident = $name:literal => $module:ident,)+
    ) => {
        match $value {
            $($any::$game $part => {
                #[allow(dead_code, reason = "what an arm does may not depend on the game's type")]
                type $deal = $crate::$module::Deal;
                $body
            })+
            $($more)*
        }
    };
}

/// A game of the list: conversions between its parts and those of any game.
pub trait Listed: Game {
    /// Which one it is.
    const KIND: GameKind;

    /// The deal as one of any game.
    fn any_deal(self) -> AnyDeal;

    /// The rules as those of any game.
    fn any_rules(rules: Self::Rules) -> AnyRules;

    /// The action as one of any game.
    fn any_action(action: Self::Action) -> AnyAction;

    /// The event as one of any game.
    fn any_event(event: Self::Event) -> AnyGameEvent;

    /// The view as one of any game.
    fn any_view(view: Self::View) -> AnyView;

    /// The outcome as one of any game.
    fn any_outcome(outcome: Self::Outcome) -> AnyOutcome;

    /// The account as one of any game.
    fn any_account(account: Self::Account) -> AnyAccount;

    /// The score as one of any game.
    fn any_score(score: Self::Score) -> AnyScore;

    /// The rules, if they are of this game.
    fn own_rules(any: &AnyRules) -> Option<&Self::Rules>;

    /// The action, if it is of this game.
    fn own_action(any: &AnyAction) -> Option<&Self::Action>;

    /// The event, if it is of this game.
    fn own_event(any: &AnyGameEvent) -> Option<&Self::Event>;

    /// The view, if it is of this game.
    fn own_view(any: &AnyView) -> Option<&Self::View>;

    /// The outcome, if it is of this game.
    fn own_outcome(any: &AnyOutcome) -> Option<&Self::Outcome>;

    /// The score, if it is of this game.
    fn own_score(any: &AnyScore) -> Option<&Self::Score>;
}

/// The functions that convert parts of a game to parts of any game.
macro_rules! any_of {
    ($($name:ident: $part:ident => $any:ident::$game:ident;)+) => {
        $(#[inline]
        fn $name(part: Self::$part) -> $any {
            $any::$game(part)
        })+
    };
}

/// The functions that convert back to a game's own part.
macro_rules! own_of {
    ($($name:ident: $any:ident::$game:ident => $part:ident;)+) => {
        $(#[inline]
        fn $name(any: &$any) -> Option<&Self::$part> {
            if let $any::$game(own) = any { Some(own) } else { None }
        })+
    };
}

macro_rules! listed {
    (; $($(#[$about:meta])+ $game:ident = $name:literal => $module:ident,)+) => {
        $(impl Listed for crate::$module::Deal {
            const KIND: GameKind = GameKind::$game;

            #[inline]
            fn any_deal(self) -> AnyDeal {
                AnyDeal::$game(self)
            }

            any_of! {
                any_rules: Rules => AnyRules::$game;
                any_action: Action => AnyAction::$game;
                any_event: Event => AnyGameEvent::$game;
                any_view: View => AnyView::$game;
                any_outcome: Outcome => AnyOutcome::$game;
                any_account: Account => AnyAccount::$game;
                any_score: Score => AnyScore::$game;
            }

            own_of! {
                own_rules: AnyRules::$game => Rules;
                own_action: AnyAction::$game => Action;
                own_event: AnyGameEvent::$game => Event;
                own_view: AnyView::$game => View;
                own_outcome: AnyOutcome::$game => Outcome;
                own_score: AnyScore::$game => Score;
            }
        })+
    };
}

for_every_game!(listed![]);
