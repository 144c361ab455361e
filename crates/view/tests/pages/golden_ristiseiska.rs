//! The pages of Ristiseiska as people see them, kept in `tests/golden/`; see `golden.rs`.

use std::collections::BTreeSet;

use talon_cards::{Rank, Seat};
use talon_games::ristiseiska::setup::{Setup, Turn};
use talon_games::ristiseiska::{
    AcePenalty, Deal, Ending, LastCardGift, LastTurn, Outcome, Penalty, Phase, Rules, Stuck, TokenPenalty, View,
};
use talon_games::{AnyOutcome, AnyView, GameKind, GameOutcome, Rule};
use talon_table::{DealEnd, DealRecord, PhaseView, TableView, Viewer};
use talon_view::{Locale, TablePageKey, hand, hand_alert, result, rules, score, table_page, table_panel, why};

use crate::golden::{check, options_of, otherwise};
use crate::ristiseiska::{cards, deal, middle, position, showing, table};
use crate::world::{ANA, BORIS, Chance, World, plain_names};

const ANAS: Viewer = Viewer::Seat(Seat::FIRST);

/// What the group sees and what Ana does, with her reasons and her alert.
fn scene(public: &TableView, own: &TableView, locale: Locale) -> String {
    let deal_no = match public.phase {
        PhaseView::Playing { deal_no, .. } => deal_no,
        PhaseView::Lobby { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. } => {
            unreachable!("a round is played")
        }
    };
    let group = table_page(public, &plain_names, locale, TablePageKey { match_no: 1, deal_no }).plain();
    let page = hand(own, &plain_names, locale).plain();
    let reason = why(own, &plain_names, locale, None).plain();
    let alert = hand_alert(own, locale);
    format!(
        "--- the group sees ---\n{group}\n--- Ana sees ---\n{page}\n--- Ana asks why ---\n{reason}\n--- Ana’s hand in an alert ---\n{alert}\n"
    )
}

/// The first position, in matches that are played by chance, in which Ana sees what is wanted.
#[track_caller]
fn when(options: &[(&str, &str)], wanted: impl Fn(&View) -> bool) -> World {
    for seed in 0..200 {
        let mut chance = Chance(seed);
        let mut world = table(seed, options);
        while world.table.is_playing() && world.public().sheet.len() < 2 {
            if deal(&world.seen_by(ANA)).is_some_and(&wanted) {
                return world;
            }
            world.act_somehow(&mut chance);
        }
    }
    panic!("no such position was found");
}

fn second_round() -> World {
    let mut world = table(1, &[]);
    let mut chance = Chance(2);
    while world.public().sheet.is_empty() {
        world.act_somehow(&mut chance);
    }
    world
}

fn is_ana(view: &View) -> bool {
    view.to_act == Some(Seat::FIRST)
}

fn last(view: &View, seat: usize) -> Option<LastTurn> {
    view.last[seat]
}

/// A position that play by chance does not reach soon.
fn set_up(rules: Rules, hands: [&str; 3], turn: Turn, idle: u8) -> Deal {
    let hands = hands.map(cards).to_vec();
    Setup { rules, dealer: Seat::FIRST, hands, turn, token: None, turns: 40, turns_without_play: idle }.build().unwrap()
}

/// Boris is stuck, and Ana gives.
fn gift(hands: [&str; 3], idle: u8) -> Deal {
    set_up(Rules::default(), hands, Turn::Begins(Seat::SECOND), idle)
}

#[test]
fn rounds() {
    let given_to_ana = |view: &View| matches!(last(view, 0), Some(LastTurn::Given { .. }));
    let scenes = [
        ("the round begins", when(&[], |view| view.laid.is_empty() && !is_ana(view))),
        ("Ana has the seven of clubs", when(&[], |view| view.laid.is_empty() && is_ana(view))),
        (
            "several cards fit",
            when(&[], |view| {
                view.phase == Phase::Turn && is_ana(view) && view.legal.len() == 3 && (9..14).contains(&view.hand.len())
            }),
        ),
        (
            "Ana has played an ace or a king",
            when(&[], |view| view.phase == Phase::Bonus && is_ana(view) && view.hand.len() < 14),
        ),
        ("another may play on", when(&[], |view| view.phase == Phase::Bonus && !is_ana(view))),
        ("Ana must give a card", when(&[], |view| view.phase == Phase::Give && is_ana(view) && view.hand.len() == 6)),
        ("Ana is stuck", when(&[], |view| view.stuck == Some(Seat::FIRST) && view.hand.len() < 9)),
        ("the second round begins", second_round()),
        ("Ana has got a card", when(&[], |view| given_to_ana(view) && view.hand.len() < 9)),
        (
            "Ana has given a card, and two others one to each other",
            when(&[], |view| {
                matches!(last(view, 1), Some(LastTurn::Given { .. }))
                    && matches!(last(view, 2), Some(LastTurn::Given { .. }))
            }),
        ),
        ("nobody has the token", when(&[("stuck", "token")], |view| view.token.is_none() && view.laid.len() > 3)),
        (
            "another has the token",
            when(&[("stuck", "token")], |view| {
                view.token == Some(Seat::SECOND) && last(view, 1) == Some(LastTurn::Stuck) && view.hand.len() < 9
            }),
        ),
        (
            "Ana has the token",
            when(&[("stuck", "token"), ("token-penalty", "21")], |view| {
                view.token == Some(Seat::FIRST) && is_ana(view)
            }),
        ),
    ];
    check("ristiseiska-play", |locale| {
        let drawn =
            |(title, world): &(&'static str, World)| (*title, scene(&world.public(), &world.seen_by(ANA), locale));
        let mut pages: Vec<_> = scenes.iter().map(drawn).collect();
        let (_, world) = &scenes[2];
        pages.push((
            "why, after a refused card",
            why(&world.seen_by(ANA), &plain_names, locale, Some(Rule::NotNext)).plain(),
        ));
        pages.push(("why, asked in the group", why(&world.public(), &plain_names, locale, None).plain()));
        pages.push(("the panel", table_panel(&world.public(), &plain_names, locale).plain()));
        pages
    });
}

/// A grid with a side of every kind but a whole suit; Boris is stuck, and Ana has one card.
fn last_card() -> Deal {
    let vera = "9C TC JC QC KC 2H 3H 4H 5H 6H 8H 9H TH JH QH KH AS 2S 3S 4S AD 3D 4D 5D 6D 7D 8D 9D TD JD QD";
    gift(["KD", "2D AH", vera], 0)
}

/// Clubs are complete; Boris is stuck, for so many turns nobody has played, and Ana has these cards.
fn stalled(ana: &str) -> Deal {
    let rest = "2H 3H 4H 5H 9H TH JH QH KH AS 2S 3S 4S 5S 8S 9S TS JS QS KS AD 3D 4D 5D 6D 8D 9D TD JD QD KD";
    let vera: String = rest.split(' ').filter(|card| !ana.contains(card)).map(|card| format!("{card} ")).collect();
    gift([ana, "2D AH", &vera], 7)
}

/// Vera is stuck, and Boris keeps his only card.
fn instead() -> Deal {
    let rules = Rules { last_card_gift: LastCardGift::Skip, ..Rules::default() };
    let ana = "2S 3S 4S QS KS AD 2D 3D TD JD QD";
    set_up(rules, [ana, "AH", "AS KD"], Turn::Begins(Seat::new(2).unwrap()), 0)
}

#[test]
fn rare_positions() {
    let whole_clubs = middle() | cards("9C TC JC QC KC");
    let begins = Turn::Begins;
    let scenes = [
        ("Ana’s last card is asked for", last_card()),
        ("the stall guard binds Ana", stalled("8S KD 2S")),
        ("the stall guard leaves Ana every card, because all fit", stalled("8S 6D")),
        ("Ana gives because Boris keeps his last card", instead()),
        ("Ana gives from a huge hand", position(middle(), cards("2C"), 24, begins(Seat::SECOND), 0)),
        ("Ana plays from a huge hand", position(middle(), cards("2C"), 24, begins(Seat::FIRST), 0)),
        ("Ana may play on with fourteen cards", position(whole_clubs, cards("AC"), 14, Turn::Bonus(Seat::FIRST), 0)),
    ];
    let world = table(1, &[]);
    check("ristiseiska-rare", |locale| {
        let drawn = |(title, round): &(&'static str, Deal)| {
            (*title, scene(&showing(&world, round, Viewer::Public), &showing(&world, round, ANAS), locale))
        };
        scenes.iter().map(drawn).collect()
    });
}

/// A finished round: who won and how, what the three hold, who has the token, and the options that count.
fn round(winner: u8, ending: Ending, hands: [&str; 3], token: Option<u8>, rules: Rules) -> (Outcome, Rules) {
    let seat = |seat| Seat::new(seat).unwrap();
    let value = |rank: Rank| match rank {
        Rank::Ace => rules.ace_penalty.points(),
        rank => rank as u16,
    };
    let penalties = hands.into_iter().map(|hand| {
        let cards = cards(hand);
        Penalty { cards, points: cards.iter().map(|card| value(card.rank())).sum() }
    });
    let token = token.map(|holder| TokenPenalty { seat: seat(holder), points: rules.token_penalty.points() });
    (Outcome { winner: seat(winner), ending, penalties: penalties.collect(), token }, rules)
}

/// Finished rounds of every kind, the examples of the rules page among them (`rules/ristiseiska.md §15`, 6, 8 and 9).
fn finished_rounds() -> Vec<(Outcome, Rules)> {
    use Ending::{GaveLast, PlayedOut};
    let usual = Rules::default();
    let token = Rules { stuck: Stuck::Token, ..usual };
    let dear_aces = Rules { ace_penalty: AcePenalty::Fourteen, ..usual };
    vec![
        round(0, PlayedOut, ["", "2S 3H 8D", "AC JC QC KC"], None, usual),
        round(1, PlayedOut, ["AS", "", "TC TH AD"], None, dear_aces),
        round(0, GaveLast, ["", "9D QD 2S 3D", "4H"], None, usual),
        round(2, GaveLast, ["9D QD 2S 3D", "4H", ""], None, usual),
        round(1, GaveLast, ["AH", "", "9D QD"], None, usual),
        round(0, PlayedOut, ["", "5D", "4D QC"], Some(2), token),
        round(0, PlayedOut, ["", "5D", "4D QC"], Some(0), token),
        round(2, PlayedOut, ["7H", "5D", ""], None, token),
    ]
}

#[test]
fn finished_rounds_and_their_sheet() {
    let endings: BTreeSet<Ending> = finished_rounds().iter().map(|(outcome, _)| outcome.ending).collect();
    assert!(Ending::ALL.iter().all(|ending| endings.contains(ending)), "every ending is shown");
    let mut chance = Chance(5);
    let mut world = table(1, &[]);
    while world.table.is_playing() {
        world.act_somehow(&mut chance);
    }
    check("ristiseiska-deals", |locale| {
        let mut views = [world.public(), world.seen_by(ANA), world.seen_by(BORIS)];
        let template = views[0].sheet[0].clone();
        let mut totals = vec![0; 3];
        let sheet: Vec<DealRecord> = finished_rounds()
            .into_iter()
            .zip(1..)
            .map(|((outcome, rules), deal_no)| {
                let Some(AnyView::Ristiseiska(mut last_view)) = template.last_view().cloned() else {
                    unreachable!("of Ristiseiska")
                };
                last_view.rules = rules;
                totals.iter_mut().zip(outcome.game_points()).for_each(|(total, points)| *total += points);
                DealRecord {
                    deal_no,
                    end: Some(DealEnd {
                        outcome: AnyOutcome::Ristiseiska(outcome),
                        last_view: AnyView::Ristiseiska(last_view),
                    }),
                    points_after: totals.clone(),
                    ..template.clone()
                }
            })
            .collect();
        for view in &mut views {
            view.sheet.clone_from(&sheet);
            view.finished.as_mut().unwrap().sheet.clone_from(&sheet);
        }
        let page = |view, deal_no| table_page(view, &plain_names, locale, TablePageKey { match_no: 1, deal_no });
        let [public, ana, boris] = &views;
        let rounds: Vec<String> = sheet
            .iter()
            .map(|record| {
                let group = page(public, record.deal_no);
                let own = [ana, boris].map(|view| page(view, record.deal_no));
                format!("{}{}", group.plain(), otherwise(&group, &own))
            })
            .collect();
        let mut shared = world.seen_by(BORIS);
        let result_of = &mut shared.finished.as_mut().unwrap().result;
        result_of.winners = vec![Seat::FIRST, Seat::SECOND];
        result_of.points = vec![60, 60, 100];
        vec![
            ("every kind of round, for the group and otherwise for two players", rounds.join("\n")),
            ("the score sheet of these rounds", score(public, &plain_names, locale).plain()),
            ("the score sheet, as Boris reads it", score(boris, &plain_names, locale).plain()),
            ("the result of a whole match", result(&world.seen_by(ANA), &plain_names, locale).plain()),
            ("equal lowest totals share the win, Boris reads", result(&shared, &plain_names, locale).plain()),
        ]
    });
}

#[test]
fn options_and_rules() {
    check("ristiseiska-rules", |locale| {
        let mut changed = World::open_game(GameKind::Ristiseiska, Chance(1).secret(), true);
        let usual = options_of(&changed.public(), locale);
        for option in GameKind::Ristiseiska.default_rules().options() {
            changed.set(option.key, option.values.iter().copied().find(|value| *value != option.default).unwrap());
        }
        let changed = options_of(&changed.public(), locale);
        let single = when(&[("limit", "single")], is_ana);
        let single =
            table_page(&single.public(), &plain_names, locale, TablePageKey { match_no: 1, deal_no: 1 }).plain();
        let titles = ["short", "cards", "grid", "turn", "stuck", "points", "options"];
        let sections = titles.into_iter().zip(0..);
        sections
            .map(|(title, section)| (title, rules(GameKind::Ristiseiska, section, locale).plain()))
            .chain([("the usual options", usual), ("other options", changed), ("a match of one round", single)])
            .collect()
    });
}
