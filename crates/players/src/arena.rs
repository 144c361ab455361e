//! Measuring players: duplicate deals with the seats swapped, or with one player in every seat in turn.
//!
//! For two ([`duplicate`]): both players play the same deck from both seats, so that the luck of the cards cancels out. One pair of deals
//! is one sample: the player with more game points over both deals wins it. A player against itself comes out at exactly zero, because both
//! halves of a pair use the same seeds.
//!
//! For more ([`rotation`]): one player plays the same decks from every seat, against others of one kind in the remaining seats.

use talon_cards::fair::{Secret, deal_seed, shuffle};
use talon_cards::{Deck, Seat, SeatSet};
use talon_games::{AnyDeal, AnyOutcome, AnyRules, AnyScore, BadDeck, Illegal, Progress};

use crate::rng::Dice;
use crate::{Player, decision_seed};

/// No deal of any game takes so many actions; a player that keeps one going is stopped.
const MOST_ACTIONS: u32 = 1_000;

/// No match between players who try to win takes so many deals.
const MOST_DEALS: u32 = 1_000;

/// Why a measured deal could not be finished.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The deck does not fit the rules.
    #[error(transparent)]
    Deck(#[from] BadDeck),
    /// A player chose an action that the game refuses.
    #[error("{player} chose an illegal action: {illegal}")]
    Player {
        /// Who chose.
        player: &'static str,
        /// What the game said.
        illegal: Illegal,
    },
    /// The deal did not end.
    #[error("the deal did not end after {MOST_ACTIONS} actions, or the match after {MOST_DEALS} deals")]
    Endless,
    /// The game cannot be played by so many.
    #[error("the game cannot be played at {seats} seats")]
    WrongSeats {
        /// The number of seats asked for.
        seats: u8,
    },
    /// Only two seats can be swapped.
    #[error("the arena plays games for two")]
    NotForTwo,
}

/// The result of a number of pairs of deals, from the first player's point of view.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Pairs in which the first player had more game points.
    pub won: u32,
    /// Pairs in which the second player had more.
    pub lost: u32,
    /// Pairs in which both had the same.
    pub tied: u32,
    /// Game points of both players over all deals.
    pub points: [i64; 2],
    squares: i64,
}

impl Tally {
    /// Pairs played; each is two deals.
    #[must_use]
    pub const fn pairs(&self) -> u32 {
        self.won + self.lost + self.tied
    }

    /// Share of the pairs that the first player won, a tie counted as half; 0–1, and one half when nothing was played.
    #[must_use]
    pub fn win_rate(&self) -> f64 {
        if self.pairs() == 0 {
            return 0.5;
        }
        (f64::from(self.won) + f64::from(self.tied) / 2.0) / f64::from(self.pairs())
    }

    /// Game points that each player won per deal, on average.
    #[must_use]
    pub fn points_per_deal(&self) -> [f64; 2] {
        self.points.map(|points| points as f64 / (2.0 * f64::from(self.pairs().max(1))))
    }

    /// The first player's advantage in game points per deal, and its standard error.
    #[must_use]
    pub fn advantage(&self) -> (f64, f64) {
        let pairs = f64::from(self.pairs().max(1));
        let mean = (self.points[0] - self.points[1]) as f64 / pairs;
        let variance = (self.squares as f64 / pairs - mean * mean).max(0.0);
        (mean / 2.0, (variance / pairs).sqrt() / 2.0)
    }

    /// Adds one pair: the game points of both players over its two deals.
    pub const fn add(&mut self, points: [i64; 2]) {
        let margin = points[0] - points[1];
        match margin {
            0 => self.tied += 1,
            1.. => self.won += 1,
            _ => self.lost += 1,
        }
        self.points[0] += points[0];
        self.points[1] += points[1];
        self.squares += margin * margin;
    }
}

/// Plays `pairs` pairs of deals between `first` and `second`; the decks, dealers and decisions follow from `seed`.
///
/// # Errors
/// [`ArenaError`] when the game is not for two, or when a player breaks a rule.
pub fn duplicate(
    rules: &AnyRules,
    first: &dyn Player,
    second: &dyn Player,
    pairs: u32,
    seed: u64,
) -> Result<Tally, ArenaError> {
    if !rules.seats().contains(&2) {
        return Err(ArenaError::NotForTwo);
    }
    let secret = Secret::new(Dice::new(seed).bytes());
    let mut tally = Tally::default();
    for number in 1..=pairs {
        let deck = shuffle(&rules.pack(), &deal_seed(&secret, &[], number));
        let dealer = if number % 2 == 0 { Seat::FIRST } else { Seat::SECOND };
        let table = seed ^ u64::from(number) << 32;
        let straight = points(&play(rules, &[first, second], dealer, &deck, table)?);
        let swapped = points(&play(rules, &[second, first], dealer, &deck, table)?);
        tally.add([straight[0] + swapped[1], straight[1] + swapped[0]]);
    }
    Ok(tally)
}

/// How long one measured game lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// One deal.
    Deal,
    /// A whole match, from the first deal to its winners.
    Match,
}

/// How often the player who went round the seats won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// Games won, alone or with others.
    pub won: u32,
    /// Games played.
    pub games: u32,
}

impl Share {
    /// Share of the games won; 0–1, and 0 when nothing was played.
    #[must_use]
    pub fn rate(&self) -> f64 {
        f64::from(self.won) / f64::from(self.games.max(1))
    }
}

/// Plays `rounds` rotations at `seats` seats: `hero` plays the same decks once from every seat, `field` sits on all others. The decks,
/// first dealers and decisions follow from `seed`.
///
/// # Errors
/// [`ArenaError`] when the game cannot be played by so many, or when a player breaks a rule.
pub fn rotation(
    rules: &AnyRules,
    hero: &dyn Player,
    field: &dyn Player,
    seats: u8,
    rounds: u32,
    length: Length,
    seed: u64,
) -> Result<Share, ArenaError> {
    if !rules.seats().contains(&seats) {
        return Err(ArenaError::WrongSeats { seats });
    }
    let mut dice = Dice::new(seed);
    let mut share = Share::default();
    for round in 0..rounds {
        let secret = Secret::new(dice.bytes());
        let dealer = Seat::all(seats).nth(round as usize % usize::from(seats)).unwrap_or(Seat::FIRST);
        for hero_seat in Seat::all(seats) {
            let players: Vec<&dyn Player> =
                Seat::all(seats).map(|seat| if seat == hero_seat { hero } else { field }).collect();
            let table = seed ^ u64::from(round) << 32;
            let winners = winners(rules, &players, dealer, &secret, length, table)?;
            share.games += 1;
            share.won += u32::from(winners.contains(hero_seat));
        }
    }
    Ok(share)
}

fn winners(
    rules: &AnyRules,
    players: &[&dyn Player],
    dealer: Seat,
    secret: &Secret,
    length: Length,
    table: u64,
) -> Result<SeatSet, ArenaError> {
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let mut score = AnyScore::start(rules, seats, dealer);
    for number in 1..=MOST_DEALS {
        let deck = shuffle(&rules.pack(), &deal_seed(secret, &[], number));
        let outcome = play(rules, players, score.dealer(), &deck, table ^ u64::from(number))?;
        if length == Length::Deal {
            return Ok(outcome.winner().into_iter().collect());
        }
        if let Progress::Finished { winners } = score.record(rules, &outcome) {
            return Ok(winners);
        }
    }
    Err(ArenaError::Endless)
}

/// Plays one deal to its end; `players` by seat. Every decision's seed is [`decision_seed`] of `table`, deal 1.
///
/// # Errors
/// [`ArenaError`] when the deck does not fit or a player breaks a rule.
pub fn play(
    rules: &AnyRules,
    players: &[&dyn Player],
    dealer: Seat,
    deck: &Deck,
    table: u64,
) -> Result<AnyOutcome, ArenaError> {
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let mut deal = AnyDeal::deal(rules, seats, dealer, deck)?;
    for ply in 0..MOST_ACTIONS {
        if let Some(outcome) = deal.outcome() {
            return Ok(outcome);
        }
        let Some(seat) = deal.to_act().iter().next() else { break };
        let Some(player) = players.get(seat.index()) else { break };
        let action = player.choose(&deal.view(Some(seat)), decision_seed(table, 1, ply, seat));
        deal.apply(seat, action).map_err(|illegal| ArenaError::Player { player: player.name(), illegal })?;
    }
    Err(ArenaError::Endless)
}

fn points(outcome: &AnyOutcome) -> [i64; 2] {
    let points = outcome.game_points();
    [0, 1].map(|seat| points.get(seat).copied().map_or(0, i64::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_counts_ties_as_half_and_points_by_deal() {
        let mut tally = Tally::default();
        assert_eq!(tally.win_rate(), 0.5);
        tally.add([4, 1]);
        tally.add([2, 2]);
        tally.add([0, 1]);
        tally.add([3, 0]);
        assert_eq!((tally.won, tally.tied, tally.lost, tally.pairs()), (2, 1, 1, 4));
        assert_eq!(tally.win_rate(), 2.5 / 4.0);
        assert_eq!(tally.points_per_deal(), [9.0 / 8.0, 4.0 / 8.0]);
        let (mean, error) = tally.advantage();
        assert_eq!(mean, 5.0 / 8.0);
        assert!((error - (19.0f64 / 4.0 - 25.0 / 16.0).sqrt() / 4.0).abs() < 1e-12);
    }
}
