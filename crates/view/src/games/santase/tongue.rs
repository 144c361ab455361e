//! What Santase adds to the family's pages.

use talon_games::Feat;
use talon_games::santase::{Outcome, Rules, View};

use super::options::option;
use super::words::Santase;
use super::{outcome, rules};
use crate::Text;
use crate::games::marriage::{Special, Tally, Tongue};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::Numbers;

impl Tongue for Rules {
    const FEATS: &'static [Feat] = &[Feat::Threefold, Feat::Closed, Feat::CloseFailed, Feat::FalseClaim];
    const SECTIONS: &'static [&'static str] = rules::SECTIONS;

    fn numbers() -> Numbers {
        rules::numbers()
    }

    fn option(key: &str, value: &'static str) -> Option<(Santase, Santase)> {
        option(key, value)
    }

    fn special(&self, special: Special) -> Option<Santase> {
        Some(match special {
            Special::TurnDraw { player } => Santase::TurnDraw { player },
            Special::ButtonDraw => Santase::ButtonDraw,
            Special::TooEarly => Santase::WhyFirstTrick,
            Special::MayDraw => Santase::WhyMayDraw,
            Special::MarriageTooLate { suit } => Santase::WhyMarriageTooLate { suit: suit.into() },
            Special::CloseTooLate { least } => Santase::WhyTalonTooSmall { least },
            // A marriage counts at once and is announced, and a close freezes nothing and binds nobody but the closer.
            Special::ButtonMarryAndClaim { .. }
            | Special::Pending { .. }
            | Special::NeverCounted { .. }
            | Special::FrozenPoints { .. }
            | Special::ClosedAt { .. }
            | Special::MarriesByLeading { .. }
            | Special::MarriageFrozen { .. }
            | Special::MayMarryAndClaim
            | Special::OnlyCloserClaims
            | Special::EndsByItself => return None,
        })
    }

    fn headline(reader: &Reader<'_>, deal: u32, outcome: &Outcome) -> Text {
        outcome::headline(reader, deal, outcome)
    }

    fn cause(reader: &Reader<'_>, outcome: &Outcome, last: &View) -> Santase {
        outcome::cause(reader, outcome, &last.rules)
    }

    fn stake(reader: &Reader<'_>, outcome: &Outcome, last: &View) -> Text {
        outcome::stake(reader, outcome, last)
    }

    fn tally(outcome: &Outcome) -> Tally {
        outcome.into()
    }

    fn footnote(draft: &mut Draft, reader: &Reader<'_>, outcome: &Outcome) {
        if let Some(seat) = outcome.last_trick_bonus {
            draft.dim(&Santase::LastTrickBonus { player: reader.who(seat) });
        }
    }
}
