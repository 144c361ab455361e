//! The table options of `rules/belot.md §12`.

use strum::{EnumString, IntoStaticStr, VariantNames};

use super::{Contract, UNIT};
use crate::options::rule_set;

/// The units that win the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
pub enum Target {
    /// A short match to 101.
    #[strum(serialize = "101")]
    Short,
    /// A match to 151.
    #[default]
    #[strum(serialize = "151")]
    Full,
}

impl Target {
    /// The number of units.
    #[must_use]
    pub const fn units(self) -> u16 {
        match self {
            Self::Short => 101,
            Self::Full => 151,
        }
    }
}

/// How points are rounded to units of ten.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Rounding {
    /// Up from a remainder of 5.
    #[default]
    Plain,
    /// Up from 6 where a suit is trump, from 5 at no trump, from 4 at all trumps.
    ByContract,
}

impl Rounding {
    /// The units for these points.
    #[must_use]
    pub const fn units(self, points: u16, contract: Contract) -> u16 {
        (points + UNIT - self.up_from(contract)) / UNIT
    }

    /// The smallest remainder that is rounded up.
    #[must_use]
    pub const fn up_from(self, contract: Contract) -> u16 {
        match self {
            Self::Plain => 5,
            Self::ByContract => match contract {
                Contract::Clubs | Contract::Diamonds | Contract::Hearts | Contract::Spades => 6,
                Contract::NoTrump => 5,
                Contract::AllTrumps => 4,
            },
        }
    }
}

/// What a player must play who has to trump and holds only trumps lower than the one on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Undertrump {
    /// One of them.
    #[default]
    Forced,
    /// Any card, as in the game for four.
    Free,
}

/// Who may answer a contra with recontra.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum RecontraBy {
    /// Anybody but the player who said contra.
    #[default]
    Others,
    /// The declarer only.
    Declarer,
}

/// Who can win a doubled deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ContraScope {
    /// The player with the most points of all three.
    #[default]
    All,
    /// The declarer or a player who doubled; never one who passed.
    Participants,
}

/// After which deals the match cannot end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum CapotBlocksExit {
    /// After every deal with a capot premium.
    #[default]
    Any,
    /// After a deal in which one player took all the tricks.
    Full,
    /// After none.
    Off,
}

/// Whether the match cannot end while units hang in the pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum PotBlocksExit {
    /// It can; the pot is lost.
    #[default]
    Off,
    /// It cannot.
    On,
}

/// How a belot is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum BelotRule {
    /// The player says it with the card, or forgets to.
    #[default]
    Asked,
    /// By itself, with the first card of the two where that is allowed.
    Automatic,
}

/// What happens to the cards that a carré leaves of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum CarreRest {
    /// Three or more neighbours among them are a run of their own.
    #[default]
    Declared,
    /// Nothing: of a carré and a run that share a card only one is declared.
    Lost,
}

rule_set! {
    /// A table's options. The default is the rules page without any option changed.
    Rules {
        /// The units that win the match.
        target: Target = "target",
        /// How points are rounded to units.
        rounding: Rounding = "rounding",
        /// Whether a player who cannot overtrump must undertrump.
        undertrump: Undertrump = "undertrump",
        /// Who may say recontra.
        recontra_by: RecontraBy = "recontra-by",
        /// Who can win a doubled deal.
        contra_scope: ContraScope = "contra-scope",
        /// After which capot deals the match goes on.
        capot_blocks_exit: CapotBlocksExit = "capot-blocks-exit",
        /// Whether the match goes on while there is a pot.
        pot_blocks_exit: PotBlocksExit = "pot-blocks-exit",
        /// How a belot is announced.
        belot: BelotRule = "belot",
        /// Whether the cards that a carré leaves of a run can be declared.
        carre_rest: CarreRest = "carre-rest",
    }
}
