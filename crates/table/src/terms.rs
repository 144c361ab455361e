//! What is agreed before a match: the game's rules, and what concerns the table whatever is played.

use serde::{Deserialize, Serialize};
use talon_games::{AnyRules, BadOption, GameKind, OptionState};

/// The name of the option that allows hints. No game has an option of this name.
const HINTS: &str = "hints";

const OFF: &str = "off";
const ON: &str = "on";
const SWITCH: &[&str] = &[OFF, ON];

/// What is agreed for a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's rules.
    pub rules: AnyRules,
    /// Whether a player may ask the AI player what it would play.
    pub hints: bool,
}

impl Terms {
    /// The terms of a new table: the rules page's rules, and hints where nobody else plays for the place.
    ///
    /// Logs name only what was changed afterwards, so this never changes for a table that exists.
    #[must_use]
    pub fn usual(kind: GameKind, community: bool) -> Self {
        Self::of(kind.default_rules(), community)
    }

    pub(crate) const fn of(rules: AnyRules, community: bool) -> Self {
        Self { rules, hints: !community }
    }

    /// Every option with its present value: the game's in the order of the rules page, then the table's own. The usual
    /// value of the latter depends on whether the table stands in a group.
    #[must_use]
    pub fn options(&self, community: bool) -> Vec<OptionState> {
        let mut options = self.rules.options();
        options.push(OptionState {
            key: HINTS,
            value: switch(self.hints),
            values: SWITCH,
            default: switch(Self::of(self.rules.clone(), community).hints),
        });
        options
    }

    /// These terms with one option changed.
    ///
    /// # Errors
    /// [`BadOption`] if there is no such option or the option has no such value.
    pub fn with(&self, key: &str, value: &str) -> Result<Self, BadOption> {
        if key != HINTS {
            return Ok(Self { rules: self.rules.with(key, value)?, ..self.clone() });
        }
        let hints = match value {
            ON => true,
            OFF => false,
            _ => return Err(BadOption::UnknownValue { key: HINTS, values: SWITCH }),
        };
        Ok(Self { hints, ..self.clone() })
    }
}

const fn switch(on: bool) -> &'static str {
    if on { ON } else { OFF }
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
            assert!(kind.default_rules().options().iter().all(|option| option.key != HINTS), "{kind}");
        }
    }

    #[test]
    fn hints_are_usual_where_one_plays_alone() {
        for kind in GameKind::ALL {
            assert!(Terms::usual(kind, false).hints);
            assert!(!Terms::usual(kind, true).hints);
        }
    }
}
