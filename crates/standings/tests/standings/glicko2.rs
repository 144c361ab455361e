//! Glicko-2 against the worked example of Glickman's paper (“Example of the Glicko-2 system”, 2013, pages 4–5).

use talon_standings::{RatingRow, System};

/// How many points one is on the scale in which the paper computes.
const POINTS: f64 = 173.7178;

fn row(mean: f64, deviation: f64) -> RatingRow {
    RatingRow { mean, deviation, ..RatingRow::new(System::Glicko2) }
}

/// The player beats the first, and loses to the second and the third: as a period with three games is one match of four, in which the
/// player comes second.
#[test]
fn the_paper_s_example_comes_out_to_its_printed_digits() {
    let player = row(1500.0, 200.0);
    let opponents = [(row(1400.0, 30.0), 3), (row(1550.0, 100.0), 1), (row(1700.0, 300.0), 1)];
    let mut table = vec![(player, 2)];
    table.extend(opponents);
    let after = System::Glicko2.rate(&table)[0];
    let (mean, deviation) = ((after.mean - 1500.0) / POINTS, after.deviation / POINTS);
    assert_eq!((format!("{mean:.4}"), format!("{deviation:.4}")), ("-0.2069".to_owned(), "0.8722".to_owned()));
    // The paper goes on with these rounded values; unrounded, the rating is 1464.05.
    let printed = |value: f64| format!("{value:.2}");
    assert_eq!(printed(1500.0 - 0.2069 * POINTS), "1464.06");
    assert_eq!((printed(after.mean), printed(after.deviation)), ("1464.05".to_owned(), "151.52".to_owned()));
    assert_eq!((after.volatility * 1e5).floor() as i32, 5999, "0.05999, the digits after which the paper cuts off");
}
