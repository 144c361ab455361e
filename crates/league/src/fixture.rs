//! The fixture that a table is for.

use std::fmt;
use std::str::FromStr;

use serde_with::{DeserializeFromStr, SerializeDisplay};
use talon_table::LeagueId;

/// One fixture of a league; its text, in `Display`, `FromStr` and serde, is `<league>:<season>:<round>:<table>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct FixtureRef {
    /// The league.
    pub league: LeagueId,
    /// Its season, from 1.
    pub season: u32,
    /// The round of that season, from 1; 0 on a ladder, which draws no rounds.
    pub round: u32,
    /// The table of that round, from 1; 0 on a ladder.
    pub table: u32,
}

/// The text names no fixture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a fixture: expected <league>:<season>:<round>:<table>")]
pub struct BadFixture;

impl fmt::Display for FixtureRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}:{}", self.league, self.season, self.round, self.table)
    }
}

impl FromStr for FixtureRef {
    type Err = BadFixture;

    fn from_str(text: &str) -> Result<Self, BadFixture> {
        let mut parts = text.split(':');
        let (Some(league), Some(season), Some(round), Some(table), None) =
            (parts.next(), parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(BadFixture);
        };
        let number = |text: &str| text.parse().map_err(|_| BadFixture);
        let fixture = Self {
            league: league.parse().map_err(|_| BadFixture)?,
            season: number(season)?,
            round: number(round)?,
            table: number(table)?,
        };
        // A fixture has one spelling.
        if fixture.to_string() == text { Ok(fixture) } else { Err(BadFixture) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fixture_has_one_spelling() {
        let fixture = FixtureRef { league: LeagueId(7), season: 2, round: 3, table: 1 };
        assert_eq!(fixture.to_string(), "aaaaaaaaaaaao:2:3:1");
        assert_eq!(fixture.to_string().parse(), Ok(fixture));
        for bad in [
            "",
            "aaaaaaaaaaaao:2:3",
            "aaaaaaaaaaaao:2:3:1:1",
            "aaaaaaaaaaaao:+2:3:1",
            "aaaaaaaaaaaao:2:03:1",
            "7:2:3:1",
        ] {
            assert_eq!(bad.parse::<FixtureRef>(), Err(BadFixture), "{bad}");
        }
    }
}
