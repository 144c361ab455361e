//! What is agreed before a match: the game's rules, and the table's own options, which do not depend on the game.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};
use talon_cards::Seat;
use talon_games::{AnyRules, AnyScore, BadOption, GameKind, OptionState};

use crate::Clock;

/// The names of the table's own options. No game has an option of one of these names.
const HINTS: &str = "hints";
const CLOCK: &str = "clock";
const UNDO: &str = "undo";

const OFF: &str = "off";
const ON: &str = "on";
const SWITCH: &[&str] = &[OFF, ON];

/// What is agreed for a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's rules.
    pub rules: AnyRules,
    /// Whether a player may ask what the AI player would play.
    pub hints: bool,
    /// How long a person may take for one decision.
    pub clock: Clock,
    /// Whether a player may take a decision back before anybody else has decided and before a hidden card was seen.
    pub undo: bool,
    /// How many deals (boards) the match has, whatever the score, if that is fixed; other tables play the same boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<NonZeroU32>,
}

impl Terms {
    /// The terms of a new table: the rules of the rules page; hints and undo outside of groups; a clock in groups.
    ///
    /// Logs record only later changes, so this must never change for a table that exists.
    #[must_use]
    pub fn usual(kind: GameKind, community: bool) -> Self {
        Self::of(kind.default_rules(), community)
    }

    pub(crate) const fn of(rules: AnyRules, community: bool) -> Self {
        Self { rules, hints: !community, clock: Clock::usual(community), undo: !community, boards: None }
    }

    /// The score before the first deal.
    pub(crate) fn score(&self, seats: u8, first_dealer: Seat) -> AnyScore {
        match self.boards {
            Some(boards) => AnyScore::start_boards(&self.rules, seats, boards),
            None => AnyScore::start(&self.rules, seats, first_dealer),
        }
    }

    /// Every option with its present value: the game's in the order of the rules page, then the table's own. The defaults of the latter
    /// depend on whether the table is in a group.
    #[must_use]
    pub fn options(&self, community: bool) -> Vec<OptionState> {
        let usual = Self::of(self.rules.clone(), community);
        let mut options = self.rules.options();
        options.extend([
            OptionState { key: CLOCK, value: self.clock.name(), values: Clock::NAMES, default: usual.clock.name() },
            OptionState { key: UNDO, value: switch(self.undo), values: SWITCH, default: switch(usual.undo) },
            OptionState { key: HINTS, value: switch(self.hints), values: SWITCH, default: switch(usual.hints) },
        ]);
        options
    }

    /// These terms with one option changed.
    ///
    /// # Errors
    /// [`BadOption`] if there is no such option or value.
    pub fn with(&self, key: &str, value: &str) -> Result<Self, BadOption> {
        let same = self.clone();
        Ok(match key {
            HINTS => Self { hints: parse_switch(HINTS, value)?, ..same },
            UNDO => Self { undo: parse_switch(UNDO, value)?, ..same },
            CLOCK => {
                let clock = value.parse().map_err(|_| BadOption::UnknownValue { key: CLOCK, values: Clock::NAMES })?;
                Self { clock, ..same }
            }
            _ => Self { rules: self.rules.with(key, value)?, ..same },
        })
    }
}

const fn switch(on: bool) -> &'static str {
    if on { ON } else { OFF }
}

fn parse_switch(key: &'static str, value: &str) -> Result<bool, BadOption> {
    match value {
        ON => Ok(true),
        OFF => Ok(false),
        _ => Err(BadOption::UnknownValue { key, values: SWITCH }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_can_be_set_to_each_of_its_values() {
        for kind in GameKind::ALL {
            for community in [false, true] {
                let usual = Terms::usual(kind, community);
                for option in usual.options(community) {
                    assert_eq!(option.value, option.default, "{kind} {}", option.key);
                    for value in option.values {
                        let changed = usual.with(option.key, value).unwrap();
                        let others = changed.options(community).into_iter().zip(usual.options(community));
                        for (now, before) in others {
                            let expected = if now.key == option.key { value } else { &before.value };
                            assert_eq!(&now.value, expected, "{kind} {}={value}: {}", option.key, now.key);
                        }
                    }
                    assert!(usual.with(option.key, "no such value").is_err());
                }
                assert!(usual.with("no such option", ON).is_err());
            }
        }
    }

    #[test]
    fn no_game_has_an_option_of_the_table_s_name() {
        for kind in GameKind::ALL {
            let own = [HINTS, CLOCK, UNDO];
            assert!(kind.default_rules().options().iter().all(|option| !own.contains(&option.key)), "{kind}");
        }
    }

    #[test]
    fn what_is_usual_depends_on_whether_others_wait() {
        for kind in GameKind::ALL {
            let (alone, together) = (Terms::usual(kind, false), Terms::usual(kind, true));
            assert!(alone.hints && alone.undo && alone.clock == Clock::Off);
            assert!(!together.hints && !together.undo && together.clock == Clock::Day);
        }
    }
}
