//! What depends on the game that is played. Every game has a module with the same functions over its own view and outcome; the list
//! at the end of this file names them, and a game that is not listed, or whose module lacks a page, does not compile.

use talon_cards::Seat;
use talon_games::{AnyDeal, AnyGameEvent, AnyOutcome, AnyRules, AnyScore, AnyView, GameKind, OptionState};
use talon_table::{DealRecord, DealView, Prefs, SeatView};

use crate::draft::Draft;
use crate::reader::Reader;
use crate::replay::{Cut, History, Step};
use crate::words::{Room, Symbols};
use crate::{Button, Locale, Text, belot, ristiseiska, santase, sealed, snaps, sznap};

/// The events as those of their game.
macro_rules! events_of {
    ($game:ident, $events:expr) => {
        $events
            .iter()
            .filter_map(|event| if let AnyGameEvent::$game(event) = event { Some(*event) } else { None })
            .collect::<Vec<_>>()
    };
}

macro_rules! games {
    ($($game:ident => $module:ident,)+) => {
        /// The lines of a running deal: whose turn, what lies on the table.
        pub(crate) fn position(draft: &mut Draft, reader: &Reader<'_>, deal: &DealView) {
            match deal {
                $(DealView::Open(AnyView::$game(view)) => $module::position(draft, reader, view),)+
                DealView::Sealed(deal) => sealed::position(draft, reader, deal),
            }
        }

        /// The rows of a player's cards and other decisions, and the buttons of what is played for the player.
        pub(crate) fn controls(
            reader: &Reader<'_>,
            deal: &AnyView,
            prefs: Option<Prefs>,
        ) -> (Vec<Vec<Button>>, Vec<Button>) {
            match deal {
                $(AnyView::$game(view) => ($module::controls(reader, view), $module::switches(reader, view, prefs)),)+
            }
        }

        /// A hand in one short sentence.
        pub(crate) fn alert(deal: &AnyView, locale: Locale) -> Text {
            match deal {
                $(AnyView::$game(view) => $module::alert(view, locale),)+
            }
        }

        /// The lines of a finished deal: who won how many, and why. Outcome and last view are of one game, the table's; if they are not,
        /// nothing is said.
        pub(crate) fn outcome(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord) {
            match (record.outcome(), record.last_view()) {
                $((Some(AnyOutcome::$game(outcome)), Some(AnyView::$game(last))) => {
                    $module::outcome(draft, reader, record, outcome, last);
                })+
                (None, None) => sealed::outcome(draft, reader, record),
                (_, _) => {}
            }
        }

        /// The first of those lines alone.
        pub(crate) fn headline(reader: &Reader<'_>, record: &DealRecord) -> Text {
            match record.outcome() {
                $(Some(AnyOutcome::$game(outcome)) => $module::headline(reader, record.deal_no, outcome),)+
                None => sealed::headline(reader, record),
            }
        }

        /// A finished deal in one line of the score sheet.
        pub(crate) fn sheet_row(reader: &Reader<'_>, record: &DealRecord) -> Text {
            match record.outcome() {
                $(Some(AnyOutcome::$game(outcome)) => $module::sheet_row(reader, record, outcome),)+
                None => sealed::sheet_row(reader, record),
            }
        }

        /// What is said of the match under its points: what they are played to, and what else decides it.
        pub(crate) fn standing(draft: &mut Draft, reader: &Reader<'_>, score: &AnyScore) {
            match score {
                $(AnyScore::$game(score) => $module::standing(draft, reader, score),)+
                AnyScore::Boards(score) => draft.dim(&Room::ScoreBoard {
                    number: score.played.saturating_add(1).min(score.boards.get()),
                    boards: score.boards.get(),
                }),
            }
        }

        /// What the reader may do now, and why.
        pub(crate) fn why(draft: &mut Draft, reader: &Reader<'_>, deal: &DealView) {
            match deal {
                $(DealView::Open(AnyView::$game(view)) => $module::why(draft, reader, view),)+
                DealView::Sealed(_) => sealed::why(draft, reader),
            }
        }

        /// Whether the deal has only just begun, so that its page may still tell how the one before ended.
        pub(crate) fn is_fresh(deal: &AnyView) -> bool {
            match deal {
                $(AnyView::$game(view) => $module::is_fresh(view),)+
            }
        }

        /// An option's value as a rule in a sentence; `None` where the game has no such option.
        pub(crate) fn option_rule(kind: GameKind, option: &OptionState, locale: Locale) -> Option<Text> {
            match kind {
                $(GameKind::$game => $module::option_rule(option.key, option.value, locale),)+
            }
        }

        /// An option and its value as a button's label.
        pub(crate) fn option_label(kind: GameKind, option: &OptionState, locale: Locale) -> Option<Text> {
            match kind {
                $(GameKind::$game => $module::option_label(option.key, option.value, locale),)+
            }
        }

        /// How many sections the game's rules have; section 0 is the short card.
        pub(crate) fn rules_sections(kind: GameKind) -> u8 {
            match kind {
                $(GameKind::$game => $module::SECTIONS,)+
            }
        }

        /// A section of the game's rules.
        pub(crate) fn rules_section(draft: &mut Draft, kind: GameKind, section: u8) {
            match kind {
                $(GameKind::$game => $module::rules_section(draft, section),)+
            }
        }

        /// Whether a step of the replay ends with an action, which led from one deal to the other and brought the last `fresh` of
        /// all events of the deal.
        pub(crate) fn step_ends(before: &AnyDeal, after: &AnyDeal, events: &[AnyGameEvent], fresh: usize) -> Cut {
            match (before.view(None), after.view(None)) {
                $((AnyView::$game(before), AnyView::$game(after)) => {
                    let events = events_of!($game, events);
                    $module::step_ends(&before, &after, History::new(&events, fresh))
                })+
                (_, _) => Cut::Ends,
            }
        }

        /// What happened in a step of the replay, and what lies on the table then.
        pub(crate) fn tell_step(draft: &mut Draft, reader: &Reader<'_>, step: &Step) {
            match step.deal.view(None) {
                $(AnyView::$game(view) => {
                    let events = events_of!($game, step.events);
                    $module::tell_step(draft, reader, &view, History::new(&events, step.fresh));
                })+
            }
        }

        /// The hand for which a view is made, as it is sorted in this game.
        pub(crate) fn open_hand(deal: &AnyView) -> Symbols {
            match deal {
                $(AnyView::$game(view) => $module::open_hand(view),)+
            }
        }

        /// The label of the button to a section.
        pub(crate) fn rules_label(kind: GameKind, section: u8, locale: Locale) -> Text {
            match kind {
                $(GameKind::$game => $module::rules_label(section, locale),)+
            }
        }
    };
}

/// The points of a match as its table counts them: up, unless it agreed otherwise. `deal` is a finished deal of the match,
/// which knows the rules of its time; without one they are the table's.
pub(crate) fn shown_points(reader: &Reader<'_>, deal: Option<&DealRecord>, points: &[i32]) -> Vec<i32> {
    match (deal.and_then(DealRecord::last_view), &reader.view.rules) {
        // There is nothing to count down from.
        (_, _) if reader.view.boards.is_some() => points.to_vec(),
        (Some(AnyView::Snaps(last)), _) => snaps::shown_points(&last.rules, points),
        (None, AnyRules::Snaps(rules)) => snaps::shown_points(rules, points),
        (_, _) => points.to_vec(),
    }
}

/// The points with a finished deal, as its table counted them.
pub(crate) fn points_after(record: &DealRecord) -> Vec<i32> {
    match record.last_view() {
        Some(AnyView::Snaps(_)) => snaps::points_after(record),
        Some(AnyView::Santase(_) | AnyView::Belot(_) | AnyView::Sznap(_) | AnyView::Ristiseiska(_)) | None => {
            record.points_after.clone()
        }
    }
}

/// What is said under those points: what else the deal has decided.
pub(crate) fn settled(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord) {
    match record.last_view() {
        Some(AnyView::Snaps(_)) => snaps::settled(draft, reader, record),
        Some(AnyView::Santase(_) | AnyView::Belot(_) | AnyView::Sznap(_) | AnyView::Ristiseiska(_)) | None => {}
    }
}

/// What else the match's score says, for its result and its score sheet.
pub(crate) fn match_score(draft: &mut Draft, reader: &Reader<'_>, score: &AnyScore) {
    match score {
        AnyScore::Snaps(score) => snaps::bummerls(draft, reader, score),
        AnyScore::Santase(_)
        | AnyScore::Belot(_)
        | AnyScore::Sznap(_)
        | AnyScore::Ristiseiska(_)
        | AnyScore::Boards(_) => {}
    }
}

/// What is played for the reader without a tap.
pub(crate) fn prefs(seats: &[SeatView], reader: Option<Seat>) -> Option<Prefs> {
    seats.get(reader?.index())?.prefs
}

games! {
    Santase => santase,
    Belot => belot,
    Sznap => sznap,
    Snaps => snaps,
    Ristiseiska => ristiseiska,
}
