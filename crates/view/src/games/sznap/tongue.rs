//! What Kurnik's 66 adds to the family's pages.

use talon_games::sznap::{Outcome, Rules, Score, Variant, View};
use talon_games::{AnyRules, Feat};

use super::options::option;
use super::words::Sznap;
use super::{outcome, rules};
use crate::Text;
use crate::games::marriage::{Special, Tally, Tongue, reached};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::Numbers;

impl Tongue for Rules {
    const FEATS: &'static [Feat] = &[Feat::Threefold, Feat::Closed, Feat::CloseFailed, Feat::FalseClaim];
    const SECTIONS: &'static [&'static str] = rules::SECTIONS;

    fn numbers() -> Numbers {
        rules::numbers()
    }

    fn option(key: &str, value: &'static str) -> Option<(Sznap, Sznap)> {
        option(key, value)
    }

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

    /// The match's target, and the number of cards if the pack is not the full one.
    fn target(draft: &mut Draft, reader: &Reader<'_>, score: &Score) {
        reached(draft, score);
        if let AnyRules::Sznap(rules) = &reader.view.rules
            && rules.variant == Variant::Schnapsen
        {
            draft.dim(&Sznap::TwentyCards);
        }
    }
}
