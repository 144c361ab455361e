//! Of which game a chat's daily deals are.

use std::fmt;
use std::str::FromStr;

use talon_games::GameKind;
use talon_standings::Day;

use crate::pages::person_settings::BadSetting;

/// The stored form of games that take turns.
const TURNS: &str = "turns";

/// Of which game a chat's daily deals are. Its text, in `Display` and `FromStr`, is `turns` or the game's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum DailyGame {
    /// The games take turns, a day each.
    #[default]
    Turns,
    /// Always of this one.
    Always(GameKind),
}

impl DailyGame {
    /// Every choice.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Turns].into_iter().chain(GameKind::ALL.into_iter().map(Self::Always))
    }

    /// The game of a day.
    #[must_use]
    pub fn on(self, day: Day) -> GameKind {
        match self {
            Self::Always(game) => game,
            Self::Turns => {
                let games = GameKind::ALL;
                let days = Day::new(2026, 1, 1).map_or(0, |first| day.days_since(first));
                let turn = usize::try_from(days.rem_euclid(games.len() as i64)).unwrap_or_default();
                games.get(turn).copied().unwrap_or(games[0])
            }
        }
    }
}

impl fmt::Display for DailyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turns => f.write_str(TURNS),
            Self::Always(game) => f.write_str(game.name()),
        }
    }
}

impl FromStr for DailyGame {
    type Err = BadSetting;

    fn from_str(text: &str) -> Result<Self, BadSetting> {
        if text == TURNS { Ok(Self::Turns) } else { text.parse().map(Self::Always).map_err(|_| BadSetting) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_forms_round_trip() {
        for choice in DailyGame::all() {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        assert_eq!("Turns".parse::<DailyGame>(), Err(BadSetting));
    }

    #[test]
    fn games_take_turns_day_by_day() {
        let first = Day::new(2025, 12, 30).unwrap();
        let days: Vec<GameKind> = (0..10).map(|day| DailyGame::Turns.on(first.plus_days(day))).collect();
        assert_eq!(days[..5], days[5..]);
        let mut once = days[..5].to_vec();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), GameKind::ALL.len());
        assert_eq!(DailyGame::Always(days[3]).on(first), days[3]);
    }
}
