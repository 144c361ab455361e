use std::num::NonZeroU32;

use talon_standings::league::{Board, Calendar, Duplicate, Fixture, Kind, Score};
use talon_standings::{Competitor, Ending, MatchFact, Played, TWELFTHS, Tally};

use super::support::{day, duel, score};

fn fact(players: &[(Competitor, u8, i32, bool)]) -> MatchFact {
    let players = players.iter().cloned();
    MatchFact {
        number: 1,
        game: "belot".to_owned(),
        ended_at_ms: 0,
        day: day(),
        ending: Ending::Played,
        left: Vec::new(),
        slight: false,
        aided: false,
        players: players
            .map(|(who, place, points, quit)| Played {
                who,
                place,
                points,
                quit,
                tally: Tally::new(),
                boards: Vec::new(),
                measured: None,
            })
            .collect(),
    }
}

#[test]
fn a_match_is_worth_a_point_at_every_table() {
    let duel = duel(1, (1, 11), (2, 7));
    assert_eq!((duel.points(1), duel.points(2), duel.points(3)), (24, 0, 0));
    assert_eq!(score(1, &[(1, 1), (2, 1)]).points(2), 12);
    for seats in 2..=5_u64 {
        let places: Vec<_> = (1..=seats).map(|who| (who, who as u8)).collect();
        let table = score(1, &places);
        assert_eq!((table.points(1), table.points(seats)), (24, 0));
        assert_eq!((1..=seats).map(|who| table.points(who)).sum::<i64>(), 12 * seats as i64);
        let level: Vec<_> = (1..=seats).map(|who| (who, 2)).collect();
        assert!((1..=seats).all(|who| score(1, &level).points(who) == 12));
    }
    let shared = score(1, &[(1, 1), (2, 2), (3, 2), (4, 4)]);
    assert_eq!([1, 2, 3, 4].map(|who| shared.points(who)), [24, 12, 12, 0]);
}

#[test]
fn a_player_who_quits_has_nothing_and_the_others_are_ahead() {
    let person = Competitor::Person;
    let left = fact(&[(person(1), 1, 40, true), (person(2), 2, 10, false), (person(3), 3, 4, true)]);
    let score = Score::of(&left, 2).unwrap();
    assert_eq!((score.round, score.kind, score.day), (2, Kind::Played, day()));
    assert_eq!([1, 2, 3].map(|who| score.points(who)), [0, 24, 0]);
    assert_eq!([1, 2, 3].map(|who| score.side(who).unwrap().difference), [-3, 6, -3].map(|points| points * TWELFTHS));
}

#[test]
fn matches_with_ai_players_or_without_result_do_not_count() {
    let person = Competitor::Person;
    let mixed = fact(&[(person(1), 1, 3, false), (Competitor::Ai("hard".to_owned()), 2, 0, false)]);
    assert_eq!(Score::of(&mixed, 1), None);
    let people = fact(&[(person(1), 1, 3, false), (person(2), 2, 0, false)]);
    assert!(Score::of(&people, 1).is_some());
    assert_eq!(Score::of(&MatchFact { ending: Ending::Agreed, ..people }, 1), None);
}

#[test]
fn a_player_who_was_ready_gains_by_a_walk_over() {
    let fixture = Fixture { round: 3, table: 1, players: vec![1, 2, 3] };
    let points = |ready: &[u64]| [1, 2, 3].map(|who| Score::walk_over(&fixture, ready, day()).points(who));
    assert_eq!(points(&[2]), [0, 24, 0]);
    assert_eq!(points(&[1, 3]), [18, 0, 18], "half of what is theirs, all against the absent");
    assert_eq!(points(&[]), [0, 0, 0]);
    assert_eq!(points(&[1, 2, 3]), [12, 12, 12]);
}

#[test]
fn rounds_have_their_days() {
    let calendar = Calendar { start: "2026-11-30".parse().unwrap(), days: 7 };
    let days = [calendar.opens(1), calendar.deadline(1), calendar.opens(2), calendar.deadline(5)];
    assert_eq!(days.map(|day| day.to_string()), ["2026-11-30", "2026-12-06", "2026-12-07", "2027-01-03"]);
    assert_eq!(calendar.round_on("2026-11-29".parse().unwrap()), None);
    for round in 1..=30 {
        assert_eq!(calendar.round_on(calendar.opens(round)), Some(round));
        assert_eq!(calendar.round_on(calendar.deadline(round)), Some(round));
    }
}

#[test]
fn the_tables_of_a_duplicate_round_play_the_same_boards() {
    let boards: Vec<_> = Duplicate { boards: NonZeroU32::new(5).unwrap() }.round(4, 3).collect();
    assert!(boards.iter().all(|board| board.secret == 4));
    assert_eq!(boards[0], Board { secret: 4, number: 1, dealer: 0 });
    assert_eq!(boards.iter().map(|board| board.dealer).collect::<Vec<_>>(), [0, 1, 2, 0, 1]);
    let compared = Duplicate::compare(&[vec![30, -30], vec![10, -10], vec![30, -30], vec![0, 0]]);
    assert_eq!(compared, [[5, 1], [2, 4], [5, 1], [0, 6]]);
    assert_eq!(Duplicate::compare(&[vec![4, 1, 7]]), [[0, 0, 0]], "one table compares with nothing");
}

/// A match for two of a duplicate round, by the points of its boards.
fn boards(number: u64, (one, other): (u64, u64), made: &[(i32, i32)]) -> MatchFact {
    let sums = made.iter().fold((0, 0), |sum, board| (sum.0 + board.0, sum.1 + board.1));
    let place = |own: i32, other: i32| if own >= other { 1 } else { 2 };
    let mut fact = fact(&[
        (Competitor::Person(one), place(sums.0, sums.1), sums.0, false),
        (Competitor::Person(other), place(sums.1, sums.0), sums.1, false),
    ]);
    fact.number = number;
    fact.players[0].boards = made.iter().map(|board| board.0).collect();
    fact.players[1].boards = made.iter().map(|board| board.1).collect();
    fact
}

fn compared(facts: &[MatchFact]) -> Vec<Score> {
    facts.iter().map(|fact| Duplicate::score(fact, 1, facts).unwrap()).collect()
}

#[test]
fn the_boards_decide_and_not_the_cards() {
    // The first seat has the better cards, and makes less of them at the first table than at the others.
    let facts = [
        boards(1, (1, 2), &[(2, 0), (1, 0)]),
        boards(2, (3, 4), &[(3, 0), (2, 0)]),
        boards(3, (5, 6), &[(3, 0), (1, 0)]),
    ];
    let scores = compared(&facts);
    let points = |score: &Score| score.sides.iter().map(|side| score.points(side.who)).collect::<Vec<_>>();
    // The second seat made nothing anywhere, so it is level with the other tables: four points everywhere.
    assert_eq!(scores.iter().map(points).collect::<Vec<_>>(), [[0, 24], [24, 0], [12, 12]]);
    assert_eq!(scores[0].sides[0].difference, (1 - 4) * TWELFTHS);
    assert_eq!(scores[0].kind, Kind::Played);
}

#[test]
fn a_table_without_others_counts_by_its_own_points() {
    let alone = boards(1, (1, 2), &[(2, 0), (0, 1)]);
    let three = fact(&[
        (Competitor::Person(3), 1, 5, false),
        (Competitor::Person(4), 2, 0, false),
        (Competitor::Person(5), 2, 0, false),
    ]);
    let stopped = MatchFact { ending: Ending::Stopped, ..boards(3, (6, 7), &[(0, 3)]) };
    let all = [alone.clone(), MatchFact { number: 2, ..three }, stopped.clone()];
    assert_eq!(Duplicate::score(&alone, 1, &all), Score::of(&alone, 1));
    assert_eq!(Duplicate::score(&stopped, 1, &all), None, "it has no result");
}

#[test]
fn boards_that_were_not_played_compare_with_nothing_and_who_quits_is_last() {
    let whole = boards(1, (1, 2), &[(2, 0), (0, 3)]);
    let mut short = boards(2, (3, 4), &[(3, 0)]);
    short.players[0].quit = true;
    let scores = compared(&[whole, short]);
    // On the first board 1 made less than 3, and 2 as much as 4; the second was played at one table only.
    assert_eq!([1, 2].map(|who| scores[0].points(who)), [0, 24]);
    assert_eq!([3, 4].map(|who| scores[1].points(who)), [0, 24], "who quits has lost, whatever the boards say");
    assert!(scores[1].sides[0].absent);
    assert_eq!(scores[1].sides[0].difference, 0, "nobody leaves with a lead");
}

#[test]
fn facts_without_boards_are_read_and_written_as_before() {
    let mut plain = fact(&[(Competitor::Person(1), 1, 5, false)]);
    let text = serde_json::to_string(&plain).unwrap();
    assert!(!text.contains("boards"), "{text}");
    assert_eq!(serde_json::from_str::<MatchFact>(&text).unwrap(), plain);
    plain.players[0].boards = vec![2, -1];
    let text = serde_json::to_string(&plain).unwrap();
    assert_eq!(serde_json::from_str::<MatchFact>(&text).unwrap(), plain);
}
