//! What a hand of eight declares, and whose declarations count (rules/belot.md §8).

use talon_games::belot::CarreRest;

use super::cards::Cards;

/// For the six bits of a suit, the length (0 or 3–6) and the top of its longest run.
const RUNS: [(u8, u8); 64] = runs();

const fn runs() -> [(u8, u8); 64] {
    let mut table = [(0, 0); 64];
    let mut bits = 0;
    while bits < 64 {
        let (mut length, mut place) = (0, 0);
        while place < 6 {
            length = if bits >> place & 1 == 1 { length + 1 } else { 0 };
            if length >= 3 {
                table[bits] = (length, place);
            }
            place += 1;
        }
        bits += 1;
    }
    table
}

/// The height of each carré, by place (9 10 J Q K A), and its points.
const CARRES: [(u8, u16); 6] = [(5, 150), (3, 100), (6, 200), (1, 100), (2, 100), (4, 100)];

/// What one player's combinations come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Hold {
    /// Points of all his runs.
    pub(super) runs: u16,
    /// The best of them, ordered: length, then top; 0 without any.
    best_run: (u8, u8),
    /// Points of all his carrés.
    pub(super) carres: u16,
    /// The best of them; 0 without any.
    best_carre: u8,
}

/// The points of a run.
const fn run_points(length: u8) -> u16 {
    match length {
        0..=2 => 0,
        3 => 20,
        4 => 50,
        5.. => 100,
    }
}

/// The runs among these cards only.
pub(super) fn runs_of(cards: Cards) -> Hold {
    (0..4).map(|suit| RUNS[cards.bits_of(suit)]).filter(|(length, _)| *length > 0).fold(Hold::default(), |hold, run| {
        Hold { runs: hold.runs + run_points(run.0), best_run: hold.best_run.max(run), ..hold }
    })
}

/// The runs among these cards that can be declared beside carrés of `fours`: the runs in the remaining cards or, if cut runs are lost, only
/// the runs that share no card with the carrés.
pub(super) fn runs_beside(fours: Cards, cards: Cards, rest: CarreRest) -> Hold {
    match rest {
        CarreRest::Declared => runs_of(cards.minus(fours)),
        CarreRest::Lost => runs_of(cards.minus(cut_runs(fours, cards))),
    }
}

/// The cards of the runs that share a card with carrés of `fours`.
fn cut_runs(fours: Cards, cards: Cards) -> Cards {
    let runs = (0..4).map(|suit| (suit, RUNS[cards.bits_of(suit)])).filter(|(_, (length, _))| *length > 0);
    let runs = runs.map(|(suit, (length, top))| Cards::run(suit, top, length));
    runs.filter(|run| !run.and(fours).is_empty()).fold(Cards::EMPTY, Cards::or)
}

/// The places of all carrés among these cards.
pub(super) fn carres_of(cards: Cards) -> impl Iterator<Item = u8> {
    (0..6).filter(move |place| Cards::four(*place).is_subset(cards))
}

/// The best declarations of this hand: a carré and the runs that can be declared beside it, or the runs alone when they are worth more.
pub(super) fn best_of(hand: Cards, rest: CarreRest) -> Hold {
    let without = runs_of(hand);
    let fours = carres_of(hand).fold(Cards::EMPTY, |cards, place| cards.or(Cards::four(place)));
    if fours.is_empty() {
        return without;
    }
    let beside = runs_beside(fours, hand, rest);
    let with = carres_of(fours).fold(beside, |hold, place| {
        let (height, points) = CARRES[usize::from(place)];
        Hold { carres: hold.carres + points, best_carre: hold.best_carre.max(height), ..hold }
    });
    if with.carres + with.runs > without.runs { with } else { without }
}

/// What each player's announcements bring when all three declare their best.
pub(super) fn judge(holds: [Hold; 3]) -> [u16; 3] {
    let best_run = holds.iter().map(|hold| hold.best_run).max().unwrap_or_default();
    let alone = holds.iter().filter(|hold| hold.best_run == best_run).count() == 1;
    let best_carre = holds.iter().map(|hold| hold.best_carre).max().unwrap_or_default();
    holds.map(|hold| {
        let runs = if alone && hold.best_run == best_run { hold.runs } else { 0 };
        let carres = if hold.best_carre == best_carre { hold.carres } else { 0 };
        runs + carres
    })
}
