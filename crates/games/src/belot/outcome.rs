//! How a deal ended, term by term.

use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use strum::{EnumString, IntoStaticStr, VariantArray};
use talon_cards::Seat;

use super::{Declared, PerSeat, RunsTo, Standing};
use crate::feat::holding;
use crate::{BadCode, Feat, GameOutcome};

/// How a deal ended: a stored fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Outcome {
    /// All passed: nobody scores, the pot stays, and the next player deals.
    ThrownIn,
    /// The deal was played and counted.
    Counted(Sheet),
}

/// How a played deal was counted: every term, so that a score sheet need not calculate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// What was played, who declared it, who doubled.
    pub standing: Standing,
    /// How it went.
    pub verdict: Verdict,
    /// Who won the deal, and with it takes the pot; nobody when it hangs.
    pub winner: Option<Seat>,
    /// What each seat took, and what is recorded for it.
    pub lines: PerSeat<Line>,
    /// Whose runs count.
    pub runs_to: RunsTo,
    /// Whose carrés count.
    pub carres_to: Option<Seat>,
    /// Whether a capot premium was paid.
    pub capot: Capot,
    /// What stays in the pot for the next decided deal.
    pub hung: Entry,
}

/// What one seat took, and what is recorded for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Line {
    /// Its tricks.
    pub tricks: u8,
    /// What it declared, disclosed after the last trick, whether it counts or not.
    pub declared: Declared,
    /// The points of the cards in its tricks.
    pub cards: u16,
    /// 10 for the last trick.
    pub last_ten: u16,
    /// Its runs, if they count.
    pub runs: u16,
    /// Its carrés, if they count.
    pub carres: u16,
    /// 20 for each belot.
    pub belots: u16,
    /// What all these are multiplied by: 2 at no trump, else 1.
    pub factor: u16,
    /// The capot premium, which is never multiplied by `factor`.
    pub capot: u16,
    /// The seat's points: (cards + last ten + runs + carrés + belots) × factor + capot.
    pub points: u16,
    /// What is recorded for the seat, without the pot.
    pub recorded: Entry,
}

/// Points on their way to the score: rounded to units, then multiplied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Entry {
    /// The points gathered here: a seat's own, with those that it takes from others.
    pub points: u16,
    /// What their units are multiplied by: 1, 2 under contra, 4 under recontra.
    pub times: u16,
    /// `times` × the rounded units of `points`.
    pub units: u16,
}

/// Whether a capot premium was paid (`rules/belot.md §9`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Capot {
    /// Everybody has a trick.
    None,
    /// One player has none: 50 to each of the others.
    Half,
    /// One player has them all: 100 to him.
    Full,
}

impl Outcome {
    /// The sheet of a played deal.
    #[must_use]
    pub const fn sheet(&self) -> Option<&Sheet> {
        match self {
            Self::ThrownIn => None,
            Self::Counted(sheet) => Some(sheet),
        }
    }
}

impl GameOutcome for Outcome {
    /// That of its verdict, or `thrown-in`.
    fn code(&self) -> &'static str {
        self.sheet().map_or("thrown-in", |sheet| sheet.verdict.code())
    }

    fn winner(&self) -> Option<Seat> {
        self.sheet().and_then(|sheet| sheet.winner)
    }

    fn game_points(&self) -> Vec<i32> {
        let lines = self.sheet().map(|sheet| sheet.lines).unwrap_or_default();
        lines.map(|line| i32::from(line.recorded.units)).to_vec()
    }

    fn feats(&self, seat: Seat) -> Vec<(Feat, u32)> {
        let Some(sheet) = self.sheet() else {
            return Vec::new();
        };
        let (standing, won) = (sheet.standing, sheet.winner == Some(seat));
        let declared = standing.declarer == seat;
        let capot = sheet.capot == Capot::Full && sheet.lines.get(seat.index()).is_some_and(|line| line.capot > 0);
        holding([
            (Feat::Contract, declared),
            (Feat::ContractMade, declared && won),
            (Feat::Doubled, standing.doubler() == Some(seat) || standing.redoubler() == Some(seat)),
            (Feat::Capot, capot),
        ])
    }
}

/// Which line of `rules/belot.md §10` settled the deal.
///
/// Its text, in `Display`, `FromStr` and serde, is its [code](Verdict::code).
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadCode, parse_err_fn = not_a_verdict)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The declarer has more points than each opponent.
    Made,
    /// Two or three share the most points: the declarer's go to the pot.
    Hanging,
    /// One opponent has the most points, and takes the declarer's.
    Failed,
    /// Doubled, and one player has the most points: he takes those of everybody who took part.
    Doubled,
    /// Doubled, and two or three share the most points: those of everybody who took part go to the pot.
    DoubledHanging,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The verdict's stable name in kebab-case, such as `made`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

const fn not_a_verdict(_: &str) -> BadCode {
    BadCode { of: "a verdict" }
}
