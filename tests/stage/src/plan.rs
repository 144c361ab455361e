//! The game, options, people and AI players of a table.

use talon_games::{AnyRules, GameKind};
use talon_table::Terms;
use talon_view::{ShowVerb, is_first_option};

use super::policy::draw;

/// The parameters of a table.
#[derive(Debug, Clone)]
pub struct Plan {
    /// What is played.
    pub game: GameKind,
    /// The options to set, with their values.
    pub options: Vec<(&'static str, &'static str)>,
    /// How many AI players join after the people.
    pub ais: usize,
}

impl Plan {
    /// A table of this game with its default rules, for people only.
    pub fn of(game: GameKind) -> Self {
        Self { game, options: Vec::new(), ais: 0 }
    }

    /// The game's shortest match.
    pub fn short(game: GameKind) -> Self {
        let plan = Self::of(game);
        match game {
            GameKind::Belot => plan.with("target", "101"),
            GameKind::Ristiseiska => plan.with("limit", "50"),
            GameKind::Santase | GameKind::Sznap | GameKind::Snaps => plan,
        }
    }

    /// The same plan with an option set.
    pub fn with(mut self, key: &str, value: &str) -> Self {
        let options = self.usual().options(true);
        let option = options.into_iter().find(|option| option.key == key).expect("an option");
        let value = option.values.iter().find(|known| **known == value).expect("a value");
        self.options.push((option.key, value));
        self
    }

    /// The same plan with AI players.
    pub fn ais(self, ais: usize) -> Self {
        Self { ais, ..self }
    }

    /// The same plan with one more option set to a value other than its default, chosen by the seed.
    pub fn with_any(self, seed: u64) -> Self {
        let lengthens = ["target", "limit", "bummerl-format", "variant", "max-players", "capot-blocks-exit"];
        let mut open = self.game.default_rules().options();
        open.retain(|option| !lengthens.contains(&option.key));
        let any = |count: usize, what: &str| usize::try_from(draw(seed, (self.game, what))).expect("64 bits") % count;
        let option = open[any(open.len(), "option")];
        let others: Vec<&str> = option.values.iter().copied().filter(|value| *value != option.default).collect();
        let value = others[any(others.len(), "value")];
        self.with(option.key, value)
    }

    /// The terms that the host of a group's table starts from.
    fn usual(&self) -> Terms {
        Terms::usual(self.game, true)
    }

    /// The resulting rules.
    pub fn rules(&self) -> AnyRules {
        let set = |terms: Terms, (key, value): &(&str, &str)| terms.with(key, value).expect("an option");
        self.options.iter().fold(self.usual(), set).rules
    }

    /// The page of an option.
    pub fn page_of(&self, key: &str) -> ShowVerb {
        if is_first_option(self.game, key) { ShowVerb::Options } else { ShowVerb::OptionRules }
    }

    /// The presses by which a host who starts from the game's defaults sets the options: each option's name and the index of its value.
    pub fn presses(&self) -> Vec<(&'static str, usize)> {
        let mut presses = Vec::new();
        let mut terms = self.usual();
        for (key, value) in &self.options {
            loop {
                let option = terms.options(true).into_iter().find(|option| option.key == *key).expect("an option");
                if option.value == *value {
                    break;
                }
                let now = option.values.iter().position(|known| *known == option.value).expect("a value");
                let next = (now + 1) % option.values.len();
                presses.push((option.key, next));
                terms = terms.with(key, option.values[next]).expect("a value");
            }
        }
        presses
    }
}
