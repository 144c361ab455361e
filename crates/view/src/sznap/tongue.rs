//! What Kurnik's 66 has to say beside the family.

use talon_games::sznap::{Outcome, Rules, View};

use super::outcome;
use crate::Text;
use crate::draft::Draft;
use crate::marriage::{Special, Tally, Tongue};
use crate::reader::Reader;
use crate::words::Sznap;

impl Tongue for Rules {
    fn special(&self, special: Special) -> Option<Sznap> {
        Some(match special {
            Special::ButtonMarryAndClaim { card } => Sznap::ButtonMeldAndDeclare { card: card.into() },
            Special::Pending { player, points } => Sznap::Pending { player, points },
            Special::NeverCounted { player, points } => Sznap::NeverCounted { player, points },
            Special::TooEarly => Sznap::WhyFirstTrick,
            Special::MarriesByLeading { suit, points } => Sznap::WhyMeldsByLeading { suit: suit.into(), points },
            Special::MarriageTooLate { suit } => Sznap::WhyMeldTooLate { suit: suit.into() },
            Special::MayMarryAndClaim => Sznap::WhyMayMeldAndDeclare,
            Special::OnlyCloserClaims => Sznap::WhyOnlyCloser,
            // Both draw at once, the stock can be closed to its end, a close freezes nothing, nothing ends by itself.
            Special::TurnDraw { .. }
            | Special::ButtonDraw
            | Special::ButtonHold { .. }
            | Special::MayDraw
            | Special::FrozenPoints { .. }
            | Special::ClosedAt { .. }
            | Special::MarriageFrozen { .. }
            | Special::CloseTooLate { .. }
            | Special::EndsByItself => return None,
        })
    }

    fn headline(reader: &Reader<'_>, deal: u32, outcome: &Outcome) -> Text {
        outcome::headline(reader, deal, outcome)
    }

    fn cause(reader: &Reader<'_>, outcome: &Outcome, _: &View) -> Sznap {
        outcome::cause(reader, outcome)
    }

    fn stake(reader: &Reader<'_>, outcome: &Outcome, last: &View) -> Text {
        outcome::stake(reader, outcome, &last.rules)
    }

    fn tally(outcome: &Outcome) -> Tally {
        outcome.into()
    }

    fn footnote(draft: &mut Draft, reader: &Reader<'_>, outcome: &Outcome) {
        if let Some(seat) = outcome.last_trick_bonus {
            draft.dim(&Sznap::LastTrickBonus { player: reader.who(seat) });
        }
    }
}
