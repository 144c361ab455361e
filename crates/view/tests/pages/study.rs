//! The pages of puzzles and of daily deals.

use talon_cards::{
    Deck, Seat,
    fair::{Commitment, Secret},
};
use talon_games::{AnyAction, AnyDeal, GameKind};
use talon_standings::Day;
use talon_table::{Course, Holder, PersonId, Staged, TableId, Timestamp};
use talon_view::{
    DailyGame, DailyLine, DailyOwn, DailyPost, DailyProof, Lapse, Locale, Page, PostTime, PuzzleShown, PuzzleTotals,
    PuzzleVerb, Target, Verb, daily_games, daily_off, daily_post, daily_proof, daily_shared, puzzle, puzzle_answer,
    puzzle_line, puzzles,
};

use crate::world::{ANA, Chance, plain_names};
use crate::{golden, keys, limits};

/// A deal that was played at random until somebody has so few cards and a choice, and how it went on.
struct Ending {
    course: Course,
    line: Course,
    choices: Vec<(AnyAction, i32)>,
    chosen: AnyAction,
}

fn ending(kind: GameKind, seed: u64) -> Ending {
    let mut chance = Chance(seed);
    let rules = kind.default_rules();
    let seats = rules.usual_seats();
    loop {
        let mut pack = rules.pack();
        chance.shuffle(&mut pack);
        let deck = Deck::new(pack);
        let mut deal = AnyDeal::deal(&rules, seats, Seat::FIRST, &deck).unwrap();
        let (mut actions, mut stop) = (Vec::new(), None);
        while let Some(seat) = deal.to_act().iter().next() {
            let legal = deal.legal_actions(seat);
            if stop.is_none()
                && legal.len() > 2
                && legal.iter().all(|action| action.card().is_some())
                && is_short(&deal, seat)
            {
                stop = Some((seat, actions.len(), legal.clone()));
            }
            let action = legal[chance.below(legal.len())];
            deal.apply(seat, action).unwrap();
            actions.push((seat, action));
        }
        let Some((seat, until, legal)) = stop else { continue };
        let ai = Holder::Ai { level: "strong".to_owned() };
        let holder = |at| if at == seat { Holder::Person { person: ANA } } else { ai.clone() };
        let holders: Vec<Holder> = Seat::all(seats).map(holder).collect();
        let staged = |actions: &[(Seat, AnyAction)]| {
            Staged { rules: &rules, holders: &holders, dealer: Seat::FIRST, deck: &deck, actions }.course().unwrap()
        };
        let chosen = actions[until].1;
        let choices = legal.iter().zip([2, 1, -1, -1, -2, -2]).map(|(action, worth)| (*action, worth)).collect();
        return Ending { course: staged(&actions[..until]), line: staged(&actions), choices, chosen };
    }
}

fn is_short(deal: &AnyDeal, seat: Seat) -> bool {
    (3..=4).contains(&deal.view(Some(seat)).hand().len())
}

impl Ending {
    fn shown(&self) -> PuzzleShown<'_> {
        PuzzleShown { course: &self.course, you: ANA, number: 17, stars: 3, choices: self.choices.clone() }
    }
}

fn totals(game: GameKind, solved: u32, tried: u32) -> PuzzleTotals {
    PuzzleTotals { game, solved, tried, of: 200 }
}

#[test]
fn puzzle_pages() {
    golden::check("puzzles", |locale| {
        let mut pages = Vec::new();
        for kind in GameKind::ALL {
            let ending = ending(kind, 4);
            pages.push((kind.name(), puzzle(&ending.shown(), &plain_names, locale)));
        }
        let games: Vec<PuzzleTotals> = GameKind::ALL
            .into_iter()
            .zip([(0, 0), (3, 4), (1, 1), (20, 21), (0, 2)])
            .map(|(game, (a, b))| totals(game, a, b))
            .collect();
        pages.push(("the games", puzzles(&games, locale)));
        let ending = ending(GameKind::Santase, 4);
        let shown = ending.shown();
        let ([best, other, ..], all) = (&ending.choices[..], totals(GameKind::Santase, 3, 4)) else { panic!() };
        pages.push(("right", puzzle_answer(&shown, best.0, (all, false), &plain_names, locale)));
        pages.push(("wrong", puzzle_answer(&shown, other.0, (all, true), &plain_names, locale)));
        for step in [0, 1, u32::MAX] {
            pages.push(("what follows", puzzle_line(&shown, &ending.line, ending.chosen, step, &plain_names, locale)));
        }
        pages.into_iter().map(|(title, page)| (title, page.plain())).collect()
    });
}

/// Every choice has a button, each with its own place, and no other button plays a card.
#[test]
fn every_choice_of_a_puzzle_can_be_pressed() {
    for kind in GameKind::ALL {
        for seed in 1..9 {
            let ending = ending(kind, seed);
            let page = puzzle(&ending.shown(), &plain_names, Locale::EN);
            keys::check(kind.name(), &page);
            let mut places: Vec<u8> = pressed(&page).collect();
            places.sort_unstable();
            let all: Vec<u8> = (0..u8::try_from(ending.choices.len()).unwrap()).collect();
            assert_eq!(places, all, "{kind} {seed}: {}", page.plain());
        }
    }
}

fn pressed(page: &Page) -> impl Iterator<Item = u8> {
    page.buttons.iter().flatten().filter_map(|button| match &button.target {
        Target::Token(token) => match token.verb {
            Verb::Puzzle(PuzzleVerb::Answer(_, _, choice)) => Some(choice),
            _ => None,
        },
        _ => None,
    })
}

const ELENA: PersonId = PersonId(2);
const IVAN: PersonId = PersonId(3);

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn line(person: PersonId, made: Option<i32>, accuracy: Option<u32>, days: u32) -> DailyLine {
    DailyLine { person, made, accuracy, days }
}

/// The deal of a day as everybody may see it.
fn shown(lines: Vec<DailyLine>) -> talon_view::Daily {
    talon_view::Daily {
        day: day("2026-11-28"),
        game: GameKind::Santase,
        you: None,
        table: None,
        lines,
        open: false,
        over: false,
        playing: false,
        own: None,
        can_share: false,
        opens: Some(Timestamp(1_795_900_000_000)),
        before: Some(day("2026-11-27")),
        after: None,
        can_choose: true,
    }
}

fn post(results: Vec<(PersonId, Option<i32>)>) -> DailyPost {
    let (day, before) = (day("2026-11-28"), Some(day("2026-11-27")));
    DailyPost { day, game: GameKind::Santase, before, results, played: Vec::new() }
}

fn proof(next: Option<Commitment>) -> DailyProof {
    let promise = (Secret::new([7; 32]).commitment(), Timestamp(1_795_737_600_000));
    DailyProof { day: day("2026-11-28"), game: GameKind::Santase, promise, next }
}

#[test]
fn daily_pages() {
    golden::check("daily", |locale| {
        let all = vec![line(ELENA, Some(2), Some(97), 12), line(ANA, Some(2), Some(88), 3), line(IVAN, None, None, 1)];
        let hidden =
            || all.iter().map(|own| DailyLine { made: None, accuracy: None, days: 0, ..own.clone() }).collect();
        let alone = |daily| talon_view::Daily { you: Some(ANA), ..daily };
        let marks = [None, None, Some(Lapse::Inexact), None, Some(Lapse::Mistake), Some(Lapse::Blunder), None];
        let own = |decisions| Some(DailyOwn { decisions });
        let done = |decisions| talon_view::Daily { open: true, own: own(decisions), ..alone(shown(all.clone())) };
        let pages = vec![
            ("in the group, nobody played", shown(Vec::new())),
            ("in the group", shown(hidden())),
            ("in private, not played", alone(shown(hidden()))),
            ("in private, begun", talon_view::Daily { playing: true, ..alone(shown(hidden())) }),
            ("played", done(Some(marks.to_vec()))),
            ("played, with a group to tell", {
                talon_view::Daily { can_share: true, table: Some(TableId(5)), ..done(Some(marks.to_vec())) }
            }),
            ("played, the coach is at work", {
                let mut lines = all.clone();
                lines[1].accuracy = None;
                talon_view::Daily { lines, table: Some(TableId(5)), ..done(None) }
            }),
            ("given up", {
                let lines = vec![line(ELENA, Some(2), Some(97), 12), line(ANA, None, Some(50), 1)];
                talon_view::Daily { lines, ..done(Some(vec![Some(Lapse::Blunder)])) }
            }),
            (
                "yesterday",
                talon_view::Daily {
                    day: day("2026-11-27"),
                    open: true,
                    over: true,
                    before: None,
                    after: Some(day("2026-11-28")),
                    can_choose: false,
                    ..shown(all.clone())
                },
            ),
        ];
        let mut drawn: Vec<(&'static str, Page)> =
            pages.into_iter().map(|(title, daily)| (title, talon_view::daily(&daily, &plain_names, locale))).collect();
        drawn.push(("none", daily_off(locale)));
        drawn.push(("the game", daily_games(Some(DailyGame::Turns), Some(PostTime::Evening), locale)));
        drawn.push(("the game, in private", daily_games(Some(DailyGame::Turns), None, locale)));
        let results = vec![(ELENA, Some(2)), (ANA, Some(2)), (IVAN, Some(-1)), (PersonId(4), Some(-3))];
        drawn.push(("the message of the day", daily_post(&post(results), &plain_names, locale)));
        drawn.push(("the message of the first day", {
            daily_post(&DailyPost { before: None, ..post(Vec::new()) }, &plain_names, locale)
        }));
        let told = talon_view::Daily { can_share: true, ..done(Some(marks.to_vec())) };
        drawn.push(("told to the group", daily_shared(&told, &plain_names, locale).unwrap()));
        drawn.push(("the proof", daily_proof(&proof(Some(Secret::new([8; 32]).commitment())), locale)));
        drawn.push(("the proof of yesterday", daily_proof(&proof(None), locale)));
        for (title, page) in &drawn {
            limits::check(title, page);
        }
        drawn.into_iter().map(|(title, page)| (title, page.plain())).collect()
    });
}

/// Who has not played reads no result, and a line to share tells none.
#[test]
fn nothing_is_given_away() {
    let secret = vec![line(ELENA, Some(3), Some(61), 12), line(IVAN, Some(-2), Some(55), 4)];
    for locale in Locale::ALL {
        let page = talon_view::daily(&shown(secret.clone()), &plain_names, locale).plain();
        for told in ["+3", "−2", "61", "55", "12"] {
            assert!(!page.contains(told), "{locale}: {told} in {page}");
        }
        let own = DailyOwn { decisions: Some(vec![None, Some(Lapse::Mistake)]) };
        let mut lines = secret.clone();
        lines.push(line(ANA, Some(1), Some(77), 2));
        let done = talon_view::Daily { open: true, you: Some(ANA), own: Some(own), lines, ..shown(Vec::new()) };
        let page = talon_view::daily(&done, &plain_names, locale).plain();
        let shared = page.lines().find(|line| line.contains('🟧')).unwrap();
        assert!(shared.contains("🟩🟧") && shared.contains("77"), "{locale}: {shared}");
        assert!(!shared.contains("+1") && !shared.contains('♠'), "{locale}: {shared}");
        let told = daily_shared(&done, &plain_names, locale).unwrap();
        let text = told.text();
        assert!(text.contains("Ana") && text.contains(shared.trim_start_matches("` ")), "{locale}: {text}");
        for given_away in ["+1", "+3", "−2", "61", "55"] {
            assert!(!text.contains(given_away), "{locale}: {given_away} in {text}");
        }
    }
}

/// More people than a page has lines for.
#[test]
fn a_long_board_is_cut() {
    let many = (1..=40).map(|person| line(PersonId(person), Some(1), None, 1)).collect();
    let page = talon_view::daily(&talon_view::Daily { open: true, ..shown(many) }, &plain_names, Locale::EN).plain();
    assert!(page.contains("and 25 more"), "{page}");
}
