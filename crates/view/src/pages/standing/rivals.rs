//! The opponents against whom somebody does best and worst.

use talon_games::GameKind;
use talon_standings::PairRow;
use talon_table::Holder;

/// How many matches against somebody are enough to tell.
const ENOUGH: u32 = 5;

/// Everything that happened between somebody and another.
#[derive(Clone, Debug, PartialEq)]
pub struct Met {
    /// The other.
    pub other: Holder,
    /// From the point of view of the person that this is about.
    pub games: Vec<(GameKind, PairRow)>,
}

impl Met {
    /// How many matches were won.
    pub(super) fn wins(&self) -> u32 {
        self.sum(|row| row.wins)
    }

    /// How many matches were lost.
    pub(super) fn losses(&self) -> u32 {
        self.sum(|row| row.losses)
    }

    /// How many matches nobody won.
    pub(super) fn draws(&self) -> u32 {
        self.sum(|row| row.draws)
    }

    fn sum(&self, part: impl Fn(&PairRow) -> u32) -> u32 {
        self.games.iter().fold(0, |sum, (_, row)| sum.saturating_add(part(row)))
    }
}

/// The balance against one opponent.
struct Balance<'a> {
    met: &'a Met,
    /// Matches won less matches lost, or the other way round.
    lead: i64,
    matches: i64,
}

impl<'a> Balance<'a> {
    /// None of AI players, and of those whom somebody has not met often enough.
    fn of(met: &'a Met, sign: i64) -> Option<Self> {
        let Holder::Person { .. } = met.other else { return None };
        let matches = met.wins().saturating_add(met.losses()).saturating_add(met.draws());
        let lead = sign * (i64::from(met.wins()) - i64::from(met.losses()));
        (matches >= ENOUGH).then_some(Self { met, lead, matches: matches.into() })
    }
}

/// The opponent with the largest share of won matches, if more matches were won than lost. Among equals: the one met more often,
/// then the one listed first.
pub(super) fn best(met: &[Met]) -> Option<&Met> {
    foremost(met, 1)
}

/// The opponent with the largest share of lost matches, likewise.
pub(super) fn worst(met: &[Met]) -> Option<&Met> {
    foremost(met, -1)
}

fn foremost(met: &[Met], sign: i64) -> Option<&Met> {
    let ahead = met.iter().rev().filter_map(|met| Balance::of(met, sign)).filter(|balance| balance.lead > 0);
    let best = ahead.max_by(|one, other| {
        let (left, right) = (one.lead * other.matches, other.lead * one.matches);
        left.cmp(&right).then(one.matches.cmp(&other.matches))
    });
    best.map(|balance| balance.met)
}

#[cfg(test)]
mod tests {
    use talon_table::PersonId;

    use super::*;

    fn met(person: u64, wins: u32, losses: u32, draws: u32) -> Met {
        let row = PairRow { wins, losses, draws, streak: 0, last_ms: 0 };
        Met { other: Holder::Person { person: PersonId(person) }, games: vec![(GameKind::Santase, row)] }
    }

    fn found(met: &[Met]) -> (Option<PersonId>, Option<PersonId>) {
        let who = |met: &Met| met.other.person();
        (best(met).and_then(who), worst(met).and_then(who))
    }

    #[test]
    fn the_share_decides_and_not_the_number() {
        let all =
            [met(1, 20, 10, 0), met(2, 5, 1, 0), met(3, 3, 30, 0), met(4, 0, 6, 0), met(5, 4, 0, 0), met(6, 3, 3, 9)];
        assert_eq!(found(&all), (Some(PersonId(2)), Some(PersonId(4))));
    }

    #[test]
    fn nobody_is_both_and_a_level_opponent_is_neither() {
        assert_eq!(found(&[met(1, 6, 3, 0)]), (Some(PersonId(1)), None));
        assert_eq!(found(&[met(1, 3, 6, 1)]), (None, Some(PersonId(1))));
        assert_eq!(found(&[met(1, 5, 5, 0), met(2, 4, 0, 0)]), (None, None));
        assert_eq!(found(&[]), (None, None));
    }

    #[test]
    fn of_equals_it_is_the_one_met_more_often_and_then_the_last_one() {
        assert_eq!(found(&[met(1, 4, 1, 0), met(2, 8, 2, 0)]).0, Some(PersonId(2)));
        assert_eq!(found(&[met(1, 4, 1, 0), met(2, 4, 1, 0)]).0, Some(PersonId(1)));
    }

    #[test]
    fn games_add_up_and_ai_players_do_not_count() {
        let row = PairRow { wins: 3, losses: 0, draws: 0, streak: 3, last_ms: 0 };
        let both = vec![(GameKind::Santase, row), (GameKind::Belot, row)];
        let ai = Met { other: Holder::Ai { level: "thumb".to_owned() }, games: both.clone() };
        assert_eq!(found(&[ai]), (None, None));
        let person = Met { other: Holder::Person { person: PersonId(1) }, games: both };
        assert_eq!(found(&[person]).0, Some(PersonId(1)));
        let most = [met(1, u32::MAX, 0, 0), met(2, u32::MAX, u32::MAX, u32::MAX)];
        assert_eq!(found(&most), (Some(PersonId(1)), None));
    }
}
