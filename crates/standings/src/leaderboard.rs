//! A line of a leaderboard.

use serde::{Deserialize, Serialize};

use crate::{Competitor, MatchFact, Played, Tally};

/// The unit of [`LeaderboardRow::points`] is a twelfth of a point: differences to the mean of one to four others are whole.
pub const TWELFTHS: i64 = 12;

/// The totals of somebody's matches in one community (or all), game, pool and window.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderboardRow {
    /// Matches with a result.
    pub matches: u32,
    /// Matches won: first, alone, and there to the end.
    pub wins: u32,
    /// Matches with a shared first place.
    pub draws: u32,
    /// How far the own points were above the mean of the others', in twelfths, added up over all matches. So tables of three and of five
    /// can be compared, and losses balance gains: the lines of all players add up to zero.
    pub points: i64,
    /// The game's other counters.
    pub tally: Tally,
    /// When the last of the matches ended, in milliseconds since 1970.
    pub last_ms: i64,
}

impl LeaderboardRow {
    /// The line after one more match; the same if it [counts for](MatchFact::counts_for) somebody else, or nowhere.
    #[must_use]
    pub fn with(&self, fact: &MatchFact, who: &Competitor) -> Self {
        let mut row = self.clone();
        if !fact.counts_for(who) {
            return row;
        }
        for player in fact.seats_of(who) {
            row.count(fact, player);
        }
        for (_, own) in fact.for_those_who_left().filter(|(left, _)| left.who == *who) {
            for player in own.seats_of(who) {
                row.count(&own, player);
            }
        }
        row
    }

    /// The sum of two lines of different matches.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        let mut sum = self.clone();
        sum.matches = sum.matches.saturating_add(other.matches);
        sum.wins = sum.wins.saturating_add(other.wins);
        sum.draws = sum.draws.saturating_add(other.draws);
        sum.points = sum.points.saturating_add(other.points);
        sum.tally.merge(&other.tally);
        sum.last_ms = sum.last_ms.max(other.last_ms);
        sum
    }

    /// The difference to the others in points; [`Self::points`] has it exactly.
    #[must_use]
    pub fn difference(&self) -> f64 {
        self.points as f64 / TWELFTHS as f64
    }

    fn count(&mut self, fact: &MatchFact, player: &Played) {
        self.matches = self.matches.saturating_add(1);
        match (is_first(fact, player), sharing(fact, player)) {
            (true, 1) => self.wins = self.wins.saturating_add(1),
            (true, _) => self.draws = self.draws.saturating_add(1),
            (false, _) => {}
        }
        self.points = self.points.saturating_add(above_the_others(fact, player));
        self.tally.merge(&player.tally);
        self.last_ms = self.last_ms.max(fact.ended_at_ms);
    }
}

/// Whether nobody did better. A player who quit was not there to win.
fn is_first(fact: &MatchFact, player: &Played) -> bool {
    !player.quit && fact.players.iter().all(|other| other.effective_place() >= player.effective_place())
}

/// How many share the player's place, the player included.
fn sharing(fact: &MatchFact, player: &Played) -> usize {
    fact.players.iter().filter(|other| other.effective_place() == player.effective_place()).count()
}

/// How far the player's points are above the mean of the others', in twelfths. A player who quit counts with the fewest points at the
/// table, so that nobody leaves with a lead.
pub(crate) fn above_the_others(fact: &MatchFact, player: &Played) -> i64 {
    let fewest = fact.players.iter().map(|other| other.points).min().unwrap_or(0);
    let points = |player: &Played| i64::from(if player.quit { fewest } else { player.points });
    above_the_mean(points(player), fact.players.iter().map(points))
}

/// How far one's points are above the mean of the others', in twelfths. `all` includes one's own.
pub(crate) fn above_the_mean(own: i64, all: impl ExactSizeIterator<Item = i64>) -> i64 {
    let others = i64::try_from(all.len()).unwrap_or(i64::MAX).saturating_sub(1).max(1);
    let all: i64 = all.sum();
    TWELFTHS * (own * others - (all - own)) / others
}
