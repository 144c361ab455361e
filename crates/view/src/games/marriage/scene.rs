//! The pictures of every game of the family.

use talon_cards::{Card, Rank, Seat, Suit};
use talon_games::GameOutcome;
use talon_games::marriage::{Deal, LAST_TRICK_BONUS, MarriageBy, MarriagePhase, Move, Phase, Since, Trick, View};
use talon_scene::{Aside, Center, Contract, Held, HeldCard, Left, Mark, Sign, Talon, TrickState, WonTrick};
use talon_table::{DealRecord, FinishedMatch};

use super::words::{Family, Said};
use super::{Tally, Tongue, is_frozen, lowest_trump, marriage_points, may, pairs, sorted};
use crate::Text;
use crate::games::scene::{Counted, Ended, Figures, Goal, MatchCourse, Scenes, Taken, Turns, bare, gained};
use crate::page::reader::Reader;
use crate::words::{Caption, Phrase};

impl<R: Tongue> Scenes for Deal<R> {
    const TURNS: Turns = Turns::Clockwise;

    fn rules(view: &View<R>) -> &R {
        &view.rules
    }

    fn goal(rules: &R, score: &R::Score) -> Goal {
        rules.goal(score)
    }

    fn turn(reader: &Reader<'_>, view: &View<R>) -> Option<Text> {
        let player = reader.who(view.to_act?);
        let turn = match (view.phase, view.led, view.announced) {
            (Phase::Lead, _, Some(suit)) => Caption::TurnPair { player, suit: suit.into() },
            (Phase::Lead, _, None) => Caption::TurnLead { player },
            (Phase::Follow, Some((_, card)), _) => Caption::TurnAnswer { player, card: card.into() },
            (Phase::PreDraw, _, _) => Caption::TurnDraw { player },
            (Phase::Follow, None, _) | (Phase::Over, _, _) => return None,
        };
        Some(reader.say(&turn))
    }

    fn figures(reader: &Reader<'_>, view: &View<R>, seat: Seat) -> Figures {
        let of = |figures: &[u8]| figures.get(seat.index()).copied();
        let points = view.points.get(seat.index()).copied().flatten();
        let points = points.map(|points| reader.say(&Caption::Points { points: points.into() }));
        Figures {
            count: of(&view.tricks),
            notes: points.into_iter().chain(announced(reader, view, seat)).collect(),
            ..Figures::default()
        }
    }

    fn center(reader: &Reader<'_>, view: &View<R>) -> Center {
        let trick = lying(view);
        let right = right(reader, view, &trick);
        Center::Trick { left: Some(Left::Talon(talon(reader, view))), trick, right }
    }

    fn held(view: &View<R>) -> Held {
        let cards = sorted(view.hand, view.trump);
        let playable = |card: &Card| may(view, Move::Play(*card));
        let chooses = cards.iter().any(playable);
        let state = |card: &Card| match (chooses, playable(card)) {
            (false, _) => HeldCard::Idle,
            (true, true) => HeldCard::Playable,
            (true, false) => HeldCard::Blocked,
        };
        Held { cards: cards.iter().map(|card| (*card, state(card))).collect(), marks: marks(view) }
    }

    fn ended(reader: &Reader<'_>, record: &DealRecord, outcome: &R::Outcome, last: &View<R>) -> Ended {
        let cause = reader.say(&R::cause(reader, outcome, last));
        Ended {
            contract: Some(Contract {
                sign: Sign::Suit(last.trump),
                declarer: None,
                factor: None,
                caption: String::new(),
            }),
            title: reader.say(&match outcome.winner() {
                Some(seat) => Caption::DealWon { winner: reader.who(seat), points: gained(outcome, seat) },
                None => Caption::DealTied,
            }),
            reason: Text::join([cause].into_iter().chain(R::decided(reader, record)), " "),
            last: last.last_trick.map(|trick| taken::<R>(&trick, outcome)),
        }
    }

    fn counted(reader: &Reader<'_>, _: &DealRecord, outcome: &R::Outcome, seat: Seat) -> Counted {
        let Tally { points, tricks, marriages, .. } = R::tally(outcome);
        let of = |figures: [u8; 2]| figures.get(seat.index()).copied().unwrap_or_default();
        let note = Family::NoteTotals { points: of(points), tricks: of(tricks), marriages: of(marriages) };
        Counted { note: Some(reader.say(&Said::<R>::Shared(note))), cards: Vec::new(), gained: gained(outcome, seat) }
    }

    fn course(reader: &Reader<'_>, past: &FinishedMatch, score: &R::Score) -> MatchCourse {
        R::course(reader, past, score)
    }
}

/// The marriages of the seat.
fn announced<R: Tongue>(reader: &Reader<'_>, view: &View<R>, seat: Seat) -> Option<Text> {
    let said = |suit: Suit| {
        let points = marriage_points(suit, view.trump);
        reader.say(&Said::<R>::Shared(Family::NoteMarriage { suit: suit.into(), points }))
    };
    let list: Vec<Text> = view.marriages.iter().filter(|(by, _)| *by == seat).map(|(_, suit)| said(*suit)).collect();
    let list = (!list.is_empty()).then(|| Phrase(Text::join(list, ", ")))?;
    Some(reader.say(&Said::<R>::Shared(Family::NoteMarriages { list })))
}

fn trump<R: Tongue>(reader: &Reader<'_>, view: &View<R>) -> String {
    bare(reader.say(&Caption::Trump { suit: view.trump.into() }))
}

fn talon<R: Tongue>(reader: &Reader<'_>, view: &View<R>) -> Talon {
    Talon {
        turned: view.turned,
        left: view.talon,
        trump: view.trump,
        closed_by: view.closed_by,
        // The lowest trump lies there until it is drawn or closed upon.
        swapped_by: view.exchange.filter(|_| view.turned.is_some()).map(|(seat, _)| seat),
        caption: trump(reader, view),
    }
}

fn cards(trick: &Trick) -> Vec<(Seat, Card)> {
    vec![(trick.leader, trick.led), (trick.leader.other(), trick.followed)]
}

/// The trick on the table, or until somebody leads, the one before it.
fn lying<R: Tongue>(view: &View<R>) -> talon_scene::Trick {
    let running = |cards, seats| talon_scene::Trick { cards, state: TrickState::Running(seats) };
    match (view.led, view.last_trick, view.to_act) {
        (Some(led), _, to_act) => running(vec![led], to_act.into_iter().collect()),
        (None, Some(trick), _) => talon_scene::Trick { cards: cards(&trick), state: TrickState::Won(trick.winner) },
        (None, None, Some(leader)) => running(Vec::new(), vec![leader, leader.other()]),
        (None, None, None) => running(Vec::new(), Vec::new()),
    }
}

/// The trick before, if it does not lie in the middle; else who closed the talon.
fn right<R: Tongue>(reader: &Reader<'_>, view: &View<R>, lying: &talon_scene::Trick) -> Option<Aside> {
    match (&lying.state, view.last_trick) {
        (TrickState::Running(_), Some(trick)) => Some(Aside::Last(WonTrick {
            cards: cards(&trick),
            winner: trick.winner,
            caption: bare(reader.say(&Caption::LastTrick)),
        })),
        (TrickState::Running(_) | TrickState::Won(_), _) => {
            let closer = reader.name(view.closed_by?).as_str().to_owned();
            Some(Aside::Words(bare(reader.say(&Caption::ClosedBy)), closer))
        }
    }
}

/// The marriages that can be made now, and the exchange.
fn marks<R: Tongue>(view: &View<R>) -> Vec<Mark> {
    let made = |suit: &Suit| may(view, Move::Announce(*suit)) || marries_by_leading(view);
    let pair = |suit: Suit| Mark::Pair {
        cards: (Card::new(Rank::King, suit), Card::new(Rank::Queen, suit)),
        worth: marriage_points(suit, view.trump).to_string(),
    };
    let swap = view.turned.filter(|_| may(view, Move::Exchange));
    let swap = swap.map(|turned| Mark::Swap { card: lowest_trump(view), turned });
    pairs(view).into_iter().filter(made).map(pair).chain(swap).collect()
}

/// Whether leading a king or queen would make its marriage now.
fn marries_by_leading<R: Tongue>(view: &View<R>) -> bool {
    let rules = view.rules.marriages();
    let on_lead = view.phase == Phase::Lead && view.viewer.is_some() && view.to_act == view.viewer;
    let too_early = rules.since == Since::FirstTrick && view.completed_tricks == 0;
    let too_late = rules.phase == MarriagePhase::Open && view.turned.is_none();
    let frozen = view.viewer.is_some_and(|seat| is_frozen(view, seat));
    rules.by == MarriageBy::Leading && on_lead && !too_early && !too_late && !frozen
}

fn taken<R: Tongue>(trick: &Trick, outcome: &R::Outcome) -> Taken {
    let bonus = R::tally(outcome).last_trick_bonus.filter(|seat| *seat == trick.winner);
    Taken { cards: cards(trick), winner: trick.winner, bonus: bonus.map_or(0, |_| LAST_TRICK_BONUS.into()) }
}
