//! The parts of pages that depend on the game: every game implements [`Pages`], and the functions here call the right one.

use talon_games::{
    AnyAction, AnyDeal, AnyGameEvent, AnyOutcome, AnyRules, AnyScore, AnyView, Feat, GameKind, Listed, OptionState,
    by_game,
};
use talon_table::{DealRecord, DealView};

use crate::games::sealed;
use crate::games::step::{Cut, History, Step};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Daily, GameWords, Numbers, Room, Symbols};
use crate::{Button, Key, Locale, Text, say};

/// The pages of a game, made from its own views and outcomes.
pub(crate) trait Pages: GameWords {
    /// What players are remembered for, in the order in which it is told.
    const FEATS: &'static [Feat];

    /// The sections of the rules by their names in the texts, the short card first.
    const SECTIONS: &'static [&'static str];

    /// The numbers of the rules, of which each section may use any.
    fn numbers() -> Numbers;

    /// An option's value as a rule in a sentence and as a button's label; `None` where the game has no such option.
    fn option(key: &str, value: &'static str) -> Option<(Self::Words, Self::Words)>;

    /// The options that say how long a match is.
    const LENGTHS: &'static [&'static str];

    /// The lines of a running deal: whose turn, what lies on the table.
    fn position(draft: &mut Draft, reader: &Reader<'_>, view: &Self::View);

    /// The rows of a player's cards and other decisions.
    fn controls(reader: &Reader<'_>, view: &Self::View) -> Vec<Vec<Button>>;

    /// What presses the button of a decision, where people play with a keyboard. Decisions that games write alike have one key.
    fn key(action: Self::Action) -> Key;

    /// What is asked before the viewer's decision, where it can't be undone and may cost the deal; none where it is made at once, as
    /// every card is.
    fn question(_view: &Self::View, _action: Self::Action) -> Option<Question<Self::Words>> {
        None
    }

    /// The decisions for which those rows have no room: they stand beside what else a hand offers.
    fn beside(_reader: &Reader<'_>, _view: &Self::View) -> Vec<Button> {
        Vec::new()
    }

    /// Whether the winner of a trick may wait before drawing.
    fn holds_draw(_rules: &Self::Rules) -> bool {
        false
    }

    /// A hand in one short sentence.
    fn alert(view: &Self::View, locale: Locale) -> Text;

    /// The first lines of a finished deal: who won what, and a row for each player.
    fn outcome(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Self::Outcome, last: &Self::View);

    /// Why it ended so, in a line or two. What only those want who count for themselves unfolds.
    fn account(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Self::Outcome, last: &Self::View);

    /// The same in few lines, for those who play the next deal already: who won, why, what everybody counted, and the last
    /// trick.
    fn recap(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Self::Outcome, last: &Self::View);

    /// What the score sheet says of a finished deal beside the points, in a word or two.
    fn sheet_note(_reader: &Reader<'_>, _record: &DealRecord, _outcome: &Self::Outcome) -> Option<Text> {
        None
    }

    /// What ends the match, as the table agreed.
    fn target(draft: &mut Draft, reader: &Reader<'_>, score: &Self::Score);

    /// What else decides the match: it stands under the points each turn.
    fn standing(_draft: &mut Draft, _reader: &Reader<'_>, _score: &Self::Score) {}

    /// What the reader may do now, and why.
    fn why(draft: &mut Draft, reader: &Reader<'_>, view: &Self::View);

    /// Whether a step of the replay ends with the action that led from one view to the other.
    fn step_ends(before: &Self::View, after: &Self::View, history: History<'_, Self::Event>) -> Cut;

    /// What happened in a step of the replay, and what lies on the table then.
    fn tell_step(draft: &mut Draft, reader: &Reader<'_>, view: &Self::View, history: History<'_, Self::Event>);

    /// The hand for which a view is made, as it is sorted in this game.
    fn open_hand(view: &Self::View) -> Symbols;

    /// The points of a match as its table counts them: up, unless the table agreed otherwise. `_last`, the last view of a
    /// finished deal, has the rules of its time; without it, the table's rules apply.
    fn shown_points(_rules: &Self::Rules, _last: Option<&Self::View>, points: &[i32]) -> Vec<i32> {
        points.to_vec()
    }

    /// The points with a finished deal, as its table counted them.
    fn points_after(record: &DealRecord) -> Vec<i32> {
        record.points_after.clone()
    }

    /// The text under those points: what ends the match, and what else the deal has decided. `before` is the score before the deal.
    fn settled(draft: &mut Draft, reader: &Reader<'_>, _record: &DealRecord, before: &Self::Score) {
        Self::target(draft, reader, before);
        Self::standing(draft, reader, before);
    }

    /// What else the match's score says, for its result and its score sheet.
    fn match_score(_draft: &mut Draft, _reader: &Reader<'_>, _score: &Self::Score) {}
}

/// The lines of a running deal: whose turn, what lies on the table.
pub(crate) fn position(draft: &mut Draft, reader: &Reader<'_>, deal: &DealView) {
    match deal {
        DealView::Open(view) => by_game!(match view {
            AnyView::G(view) => G::position(draft, reader, view),
        }),
        DealView::Sealed(deal) => sealed::position(draft, reader, deal),
    }
}

/// The rows of a player's cards and other decisions, and the decisions for which they have no room.
pub(crate) fn controls(reader: &Reader<'_>, deal: &AnyView) -> (Vec<Vec<Button>>, Vec<Button>) {
    by_game!(match deal {
        AnyView::G(view) => (G::controls(reader, view), G::beside(reader, view)),
    })
}

/// Whether the winner of a trick may wait before drawing.
pub(crate) fn holds_draw(rules: &AnyRules) -> bool {
    by_game!(match rules {
        AnyRules::G(rules) => G::holds_draw(rules),
    })
}

/// What presses the button of a decision, where people play with a keyboard.
pub(crate) fn key(action: &AnyAction) -> Key {
    by_game!(match action {
        AnyAction::G(action) => G::key(*action),
    })
}

/// What a game asks before a decision that can't be undone and may cost the deal.
pub(crate) struct Question<S> {
    /// The question, as the page's title.
    pub(crate) title: S,
    /// What the player should know to answer it: the cost last.
    pub(crate) lines: Vec<S>,
}

/// What is asked before a decision of the viewer, if anything.
pub(crate) fn question(deal: &AnyView, action: &AnyAction, locale: Locale) -> Option<Question<Text>> {
    by_game!(match deal {
        AnyView::G(view) => {
            let Question { title, lines } = G::question(view, *G::own_action(action)?)?;
            let lines = lines.iter().map(|line| say(locale, line)).collect();
            Some(Question { title: say(locale, &title), lines })
        }
    })
}

/// A hand in one short sentence.
pub(crate) fn alert(deal: &AnyView, locale: Locale) -> Text {
    by_game!(match deal {
        AnyView::G(view) => G::alert(view, locale),
    })
}

/// The lines of a finished deal: who won what, then what `between` adds, then why. The outcome and the last view must both be of the
/// table's game; otherwise no line is written.
pub(crate) fn outcome(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, between: impl FnOnce(&mut Draft)) {
    match (record.outcome(), record.last_view()) {
        (Some(outcome), Some(last)) => by_game!(match last {
            AnyView::G(last) => {
                if let Some(outcome) = G::own_outcome(outcome) {
                    <G as Pages>::outcome(draft, reader, record, outcome, last);
                    draft.gap();
                    between(draft);
                    G::account(draft, reader, record, outcome, last);
                }
            }
        }),
        (None, None) => {
            sealed::outcome(draft, reader, record);
            draft.gap();
            between(draft);
            draft.dim(&Room::SealedLater);
        }
        (_, _) => {}
    }
}

/// The same in few lines, for those who play the next deal already.
pub(crate) fn recap(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord) {
    let (Some(outcome), Some(last)) = (record.outcome(), record.last_view()) else {
        return sealed::recap(draft, record);
    };
    by_game!(match last {
        AnyView::G(last) => {
            if let Some(outcome) = G::own_outcome(outcome) {
                <G as Pages>::recap(draft, reader, record, outcome, last);
            }
        }
    });
}

/// What the score sheet says of a finished deal beside the points; nothing of one whose cards are sealed.
pub(crate) fn sheet_note(reader: &Reader<'_>, record: &DealRecord) -> Option<Text> {
    let outcome = record.outcome()?;
    by_game!(match outcome {
        AnyOutcome::G(outcome) => G::sheet_note(reader, record, outcome),
    })
}

/// What ends the match.
pub(crate) fn target(draft: &mut Draft, reader: &Reader<'_>, score: &AnyScore) {
    by_game!(match score {
        AnyScore::G(score) => G::target(draft, reader, score),
        AnyScore::Boards(_) if reader.is_daily() => draft.dim(&Daily::SameCards),
        AnyScore::Boards(score) => draft.dim(&Room::ScoreBoard {
            number: score.played.saturating_add(1).min(score.boards.get()),
            boards: score.boards.get(),
        }),
    });
}

/// What else decides the match.
pub(crate) fn standing(draft: &mut Draft, reader: &Reader<'_>, score: &AnyScore) {
    by_game!(match score {
        AnyScore::G(score) => G::standing(draft, reader, score),
        AnyScore::Boards(_) => {}
    });
}

/// What the reader may do now, and why.
pub(crate) fn why(draft: &mut Draft, reader: &Reader<'_>, deal: &DealView) {
    match deal {
        DealView::Open(view) => by_game!(match view {
            AnyView::G(view) => G::why(draft, reader, view),
        }),
        DealView::Sealed(_) => sealed::why(draft, reader),
    }
}

/// An option's value as a rule in a sentence; `None` where the game has no such option.
pub(crate) fn option_rule(kind: GameKind, option: &OptionState, locale: Locale) -> Option<Text> {
    by_game!(match kind {
        GameKind::G => G::option(option.key, option.value).map(|(rule, _)| say(locale, &rule)),
    })
}

/// An option and its value as a button's label.
pub(crate) fn option_label(kind: GameKind, option: &OptionState, locale: Locale) -> Option<Text> {
    by_game!(match kind {
        GameKind::G => G::option(option.key, option.value).map(|(_, label)| say(locale, &label)),
    })
}

/// The options of the game that say how long a match is.
pub(crate) fn lengths(kind: GameKind) -> &'static [&'static str] {
    by_game!(match kind {
        GameKind::G => G::LENGTHS,
    })
}

/// The names of the sections of the game's rules, the short card first.
pub(crate) fn sections(kind: GameKind) -> &'static [&'static str] {
    by_game!(match kind {
        GameKind::G => G::SECTIONS,
    })
}

/// The numbers of the game's rules.
pub(crate) fn numbers(kind: GameKind) -> Numbers {
    by_game!(match kind {
        GameKind::G => G::numbers(),
    })
}

/// What players of the game are remembered for.
pub(crate) fn feats(kind: GameKind) -> &'static [Feat] {
    by_game!(match kind {
        GameKind::G => G::FEATS,
    })
}

/// Whether a step of the replay ends with an action. The action led from `before` to `after` and caused the last `fresh`
/// events of the deal.
pub(crate) fn step_ends(before: &AnyDeal, after: &AnyDeal, events: &[AnyGameEvent], fresh: usize) -> Cut {
    let (before, after) = (before.view(None), after.view(None));
    by_game!(match before {
        AnyView::G(before) => match G::own_view(&after) {
            Some(after) => G::step_ends(&before, after, History::new(&own_events::<G>(events), fresh)),
            None => Cut::Ends,
        },
    })
}

/// What happened in a step of the replay, and what lies on the table then.
pub(crate) fn tell_step(draft: &mut Draft, reader: &Reader<'_>, step: &Step) {
    let view = step.deal.view(None);
    by_game!(match view {
        AnyView::G(view) => {
            G::tell_step(draft, reader, &view, History::new(&own_events::<G>(&step.events), step.fresh));
        }
    });
}

/// The events as those of their game.
fn own_events<G: Listed>(events: &[AnyGameEvent]) -> Vec<G::Event> {
    events.iter().filter_map(G::own_event).cloned().collect()
}

/// The hand for which a view is made, as it is sorted in this game.
pub(crate) fn open_hand(deal: &AnyView) -> Symbols {
    by_game!(match deal {
        AnyView::G(view) => G::open_hand(view),
    })
}

/// The points of a match as its table counts them; `deal` is a finished deal of the match.
pub(crate) fn shown_points(reader: &Reader<'_>, deal: Option<&DealRecord>, points: &[i32]) -> Vec<i32> {
    if reader.view.boards.is_some() {
        // There is nothing to count down from.
        return points.to_vec();
    }
    let (rules, last) = (&reader.view.rules, deal.and_then(DealRecord::last_view));
    by_game!(match rules {
        AnyRules::G(rules) => G::shown_points(rules, last.and_then(G::own_view), points),
    })
}

/// The points with a finished deal, as its table counted them.
pub(crate) fn points_after(record: &DealRecord) -> Vec<i32> {
    let Some(last) = record.last_view() else { return record.points_after.clone() };
    by_game!(match last {
        AnyView::G(_) => G::points_after(record),
    })
}

/// The text under those points: what ends the match, and what else the deal has decided; nothing where deals stand alone.
pub(crate) fn settled(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord) {
    let before = &record.score_before;
    by_game!(match before {
        AnyScore::G(before) => G::settled(draft, reader, record, before),
        AnyScore::Boards(_) => {}
    });
}

/// What else the match's score says, for its result and its score sheet.
pub(crate) fn match_score(draft: &mut Draft, reader: &Reader<'_>, score: &AnyScore) {
    by_game!(match score {
        AnyScore::G(score) => G::match_score(draft, reader, score),
        AnyScore::Boards(_) => {}
    });
}
