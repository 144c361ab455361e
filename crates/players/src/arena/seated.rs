//! Who sits at a seat of the arena, and what each may be shown.

use std::fmt;

use talon_cards::Seat;
use talon_games::{AnyAction, AnyDeal};

use super::{AllSeeing, ArenaError, Asked, Contestant, Fault};

/// Who sits in a seat of the arena. Only the built-in player that sees every card ever gets a deal: any other player, above all an outside
/// program, is a [`Contestant`], and there is no way to give one a deal.
pub enum Seated<'a> {
    /// Knows what its seat may know.
    Blind(Box<dyn Contestant + 'a>),
    /// Sees every card.
    AllSeeing(AllSeeing),
}

impl<'a> Seated<'a> {
    /// One that knows what its seat may know.
    pub fn blind(contestant: impl Contestant + 'a) -> Self {
        Self::Blind(Box::new(contestant))
    }

    /// The name in reports.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Blind(contestant) => contestant.name(),
            Self::AllSeeing(_) => AllSeeing::NAME,
        }
    }

    /// The action of the seat, which is on turn in the deal.
    pub(super) fn choose(&mut self, deal: &AnyDeal, asked: &Asked<'_>, seat: Seat) -> Result<AnyAction, ArenaError> {
        match self {
            Self::Blind(contestant) => contestant.choose(asked).map_err(|fault| broke(&**contestant, fault)),
            Self::AllSeeing(player) => Ok(player.choose(deal, seat, asked.standing, asked.seed)),
        }
    }

    /// Passes something on to a contestant that sees only its seat.
    pub(super) fn tell(
        &mut self,
        say: impl FnOnce(&mut dyn Contestant) -> Result<(), Fault>,
    ) -> Result<(), ArenaError> {
        match self {
            Self::Blind(contestant) => say(&mut **contestant).map_err(|fault| broke(&**contestant, fault)),
            Self::AllSeeing(_) => Ok(()),
        }
    }
}

impl fmt::Debug for Seated<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seated({})", self.name())
    }
}

fn broke(contestant: &dyn Contestant, fault: Fault) -> ArenaError {
    ArenaError::Broke { name: contestant.name().to_owned(), fault }
}
