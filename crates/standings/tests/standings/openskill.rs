//! Weng and Lin's model against another implementation, on a thousand recorded matches (`data/record_openskill.py` tells how they were made).

use talon_standings::{RatingRow, System};

/// A player, the place, and the mean and deviation that it led to.
struct Seat {
    person: usize,
    place: u8,
    mean: f64,
    deviation: f64,
}

fn recorded() -> Vec<Vec<Seat>> {
    include_str!("../data/openskill.txt").lines().map(|line| line.split(", ").map(seat).collect()).collect()
}

fn seat(text: &str) -> Seat {
    let words: Vec<&str> = text.split(' ').collect();
    let [person, place, mean, deviation] = words[..] else { panic!("{text}") };
    Seat {
        person: person.parse().unwrap(),
        place: place.parse().unwrap(),
        mean: mean.parse().unwrap(),
        deviation: deviation.parse().unwrap(),
    }
}

#[test]
fn a_thousand_matches_come_out_as_openskill_has_them() {
    let matches = recorded();
    assert_eq!(matches.len(), 1000);
    let mut ratings = vec![RatingRow::new(System::WengLin); 40];
    let mut sizes = [0; 6];
    let mut shared = 0;
    for (number, table) in matches.iter().enumerate() {
        let before: Vec<_> = table.iter().map(|seat| (ratings[seat.person], seat.place)).collect();
        for (seat, after) in table.iter().zip(System::WengLin.rate(&before)) {
            assert!((after.mean - seat.mean).abs() < 1e-6, "match {number}: {} for {}", after.mean, seat.mean);
            assert!((after.deviation - seat.deviation).abs() < 1e-6, "match {number}: {}", after.deviation);
            ratings[seat.person] = after;
        }
        sizes[table.len()] += 1;
        shared += usize::from((1..table.len()).any(|at| table[..at].iter().any(|one| one.place == table[at].place)));
    }
    assert!(sizes[2..].iter().all(|count| *count > 200) && shared > 100, "{sizes:?}, {shared} with shared places");
}
