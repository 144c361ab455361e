//! The auction: who bids what, and who doubles (`rules/belot.md §6`).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use talon_cards::Seat;

use super::{Contract, RecontraBy, Rules, SEATS};
use crate::{BadNotation, Rule};

/// What a player can say in the auction.
///
/// Its text, in `Display`, `FromStr` and serde: `pass`, the contract's, `contra`, `recontra`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Call {
    /// Nothing; he may speak again while the auction is open.
    Pass,
    /// Offers to play this contract.
    Bid(Contract),
    /// Doubles the standing contract.
    Contra,
    /// Doubles it once more.
    Recontra,
}

impl Call {
    /// Every call, in the order in which they are offered.
    pub const ALL: [Self; 9] = [
        Self::Pass,
        Self::Bid(Contract::Clubs),
        Self::Bid(Contract::Diamonds),
        Self::Bid(Contract::Hearts),
        Self::Bid(Contract::Spades),
        Self::Bid(Contract::NoTrump),
        Self::Bid(Contract::AllTrumps),
        Self::Contra,
        Self::Recontra,
    ];

    /// Its place in [`Call::ALL`].
    const fn place(self) -> u8 {
        match self {
            Self::Pass => 0,
            Self::Bid(contract) => 1 + contract as u8,
            Self::Contra => 7,
            Self::Recontra => 8,
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Bid(contract) => contract.fmt(f),
            Self::Contra => f.write_str("contra"),
            Self::Recontra => f.write_str("recontra"),
        }
    }
}

impl FromStr for Call {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "pass" => Ok(Self::Pass),
            "contra" => Ok(Self::Contra),
            "recontra" => Ok(Self::Recontra),
            _ => text.parse().map(Self::Bid),
        }
    }
}

/// Whether the standing contract is doubled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Stake {
    /// It is not.
    Plain,
    /// Doubled.
    Contra {
        /// By whom.
        doubler: Seat,
    },
    /// Doubled twice.
    Recontra {
        /// Who said contra.
        doubler: Seat,
        /// Who said recontra.
        redoubler: Seat,
    },
}

/// A contract that stands: nobody has bid higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standing {
    /// What is played.
    pub contract: Contract,
    /// Who bid it.
    pub declarer: Seat,
    /// Whether it is doubled.
    pub stake: Stake,
}

impl Standing {
    /// Who doubled.
    #[must_use]
    pub const fn doubler(&self) -> Option<Seat> {
        match self.stake {
            Stake::Plain => None,
            Stake::Contra { doubler } | Stake::Recontra { doubler, .. } => Some(doubler),
        }
    }

    /// Who redoubled.
    #[must_use]
    pub const fn redoubler(&self) -> Option<Seat> {
        match self.stake {
            Stake::Plain | Stake::Contra { .. } => None,
            Stake::Recontra { redoubler, .. } => Some(redoubler),
        }
    }

    /// What the winner's units are multiplied by: 1, 2 or 4.
    #[must_use]
    pub const fn multiplier(&self) -> u16 {
        match self.stake {
            Stake::Plain => 1,
            Stake::Contra { .. } => 2,
            Stake::Recontra { .. } => 4,
        }
    }

    /// Whether the seat is the declarer, the doubler or the redoubler; every other seat is a passer.
    #[must_use]
    pub fn takes_part(&self, seat: Seat) -> bool {
        self.declarer == seat || self.doubler() == Some(seat) || self.redoubler() == Some(seat)
    }
}

/// The most calls in one auction: two passes, eighteen calls other than passes, each two with one pass between them,
/// and two passes.
pub(super) const MOST_CALLS: usize = 39;

/// How many players in a row must pass after a bid, contra or recontra to end the auction (`rules/belot.md §6`).
pub const PASSES_TO_END: u8 = SEATS - 1;

/// Where an auction is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    /// Somebody is to speak.
    Open,
    /// All have passed.
    ThrownIn,
    /// The contract is final.
    Final(Standing),
}

/// The auction so far. Small: four bits for each call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Auction {
    first: Seat,
    on_turn: Seat,
    standing: Option<Standing>,
    /// Passes in a row, since the last other call or since the beginning.
    passes: u8,
    count: u8,
    packed: [u8; MOST_CALLS.div_ceil(2)],
}

impl Auction {
    pub(super) const fn new(first: Seat) -> Self {
        Self { first, on_turn: first, standing: None, passes: 0, count: 0, packed: [0; MOST_CALLS.div_ceil(2)] }
    }

    #[inline]
    pub(super) const fn on_turn(&self) -> Seat {
        self.on_turn
    }

    pub(super) const fn standing(&self) -> Option<Standing> {
        self.standing
    }

    /// Every call with who made it, in order.
    pub(super) fn calls(&self) -> impl Iterator<Item = (Seat, Call)> + '_ {
        let seats = std::iter::successors(Some(self.first), |seat| Some(seat.next(SEATS)));
        seats.zip((0..usize::from(self.count)).filter_map(|place| {
            let code = self.packed[place / 2] >> (4 * (place % 2)) & 0xf;
            Call::ALL.get(usize::from(code)).copied()
        }))
    }

    /// Whether the seat on turn may say that, or the rule against it.
    #[inline]
    pub(super) fn allows(&self, call: Call, rules: &Rules) -> Result<(), Rule> {
        match call {
            Call::Pass => Ok(()),
            Call::Bid(contract) if self.is_high_enough(contract) => Ok(()),
            Call::Bid(_) => Err(Rule::BidTooLow),
            Call::Contra => self.allows_contra(),
            Call::Recontra => self.allows_recontra(rules),
        }
    }

    /// Names every call that the seat on turn may make, in the order of [`Call::ALL`].
    #[inline(always)]
    pub(super) fn list(&self, rules: &Rules, mut name: impl FnMut(Call)) {
        name(Call::Pass);
        for &contract in Contract::ALL {
            if self.is_high_enough(contract) {
                name(Call::Bid(contract));
            }
        }
        for call in [Call::Contra, Call::Recontra] {
            if self.allows(call, rules).is_ok() {
                name(call);
            }
        }
    }

    #[inline]
    fn is_high_enough(&self, bid: Contract) -> bool {
        self.standing.is_none_or(|standing| standing.contract < bid)
    }

    /// The player on turn is not the declarer: while the contract is undoubled, two passes end the auction before the
    /// declarer's turn comes round.
    #[inline]
    fn allows_contra(&self) -> Result<(), Rule> {
        match self.standing.ok_or(Rule::NothingToDouble)?.stake {
            Stake::Contra { .. } | Stake::Recontra { .. } => Err(Rule::ContraAlready),
            Stake::Plain => Ok(()),
        }
    }

    /// The player on turn did not say contra, for the same reason.
    #[inline]
    fn allows_recontra(&self, rules: &Rules) -> Result<(), Rule> {
        let standing = self.standing.ok_or(Rule::NoContra)?;
        match standing.stake {
            Stake::Plain => Err(Rule::NoContra),
            Stake::Recontra { .. } => Err(Rule::RecontraAlready),
            Stake::Contra { .. } => match rules.recontra_by {
                RecontraBy::Declarer if standing.declarer != self.on_turn => Err(Rule::DeclarerRecontras),
                RecontraBy::Declarer | RecontraBy::Others => Ok(()),
            },
        }
    }

    /// The seat on turn says that; it has been allowed.
    #[inline]
    pub(super) fn call(&mut self, call: Call) -> Progress {
        self.note(call);
        let seat = self.on_turn;
        self.on_turn = seat.next(SEATS);
        match (call, &mut self.standing) {
            (Call::Pass, _) => {
                self.passes += 1;
                return self.progress();
            }
            (Call::Bid(contract), standing) => {
                *standing = Some(Standing { contract, declarer: seat, stake: Stake::Plain });
            }
            (Call::Contra, Some(standing)) => standing.stake = Stake::Contra { doubler: seat },
            (Call::Recontra, Some(standing)) => {
                let doubler = standing.doubler().unwrap_or(seat);
                standing.stake = Stake::Recontra { doubler, redoubler: seat };
            }
            (Call::Contra | Call::Recontra, None) => {}
        }
        self.passes = 0;
        Progress::Open
    }

    #[inline]
    const fn progress(&self) -> Progress {
        match self.standing {
            Some(standing) if self.passes >= PASSES_TO_END => Progress::Final(standing),
            None if self.passes >= SEATS => Progress::ThrownIn,
            Some(_) | None => Progress::Open,
        }
    }

    #[inline]
    fn note(&mut self, call: Call) {
        let place = usize::from(self.count);
        if let Some(byte) = self.packed.get_mut(place / 2) {
            *byte |= call.place() << (4 * (place % 2));
            self.count += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_calls_agree() {
        for (place, call) in Call::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(call.place()), place);
        }
    }

    /// The longest possible auction fits, and keeps every call.
    #[test]
    fn the_longest_auction_is_kept() {
        let mut auction = Auction::new(Seat::FIRST);
        let mut said = vec![Call::Pass, Call::Pass];
        for &contract in Contract::ALL {
            for live in [Call::Bid(contract), Call::Contra, Call::Recontra] {
                said.extend([live, Call::Pass]);
            }
        }
        said.push(Call::Pass);
        let (last, rest) = said.split_last().expect("calls");
        for call in rest {
            let rules = Rules::default();
            assert_eq!(auction.allows(*call, &rules), Ok(()), "{call}");
            let allowed = Call::ALL.into_iter().filter(|other| auction.allows(*other, &rules).is_ok());
            let mut listed = Vec::new();
            auction.list(&rules, |call| listed.push(call));
            assert_eq!(listed, allowed.collect::<Vec<_>>(), "before {call}");
            assert!(auction.call(*call) == Progress::Open, "{call}");
        }
        assert!(matches!(auction.call(*last), Progress::Final(_)));
        assert_eq!(said.len(), MOST_CALLS);
        assert_eq!(auction.calls().map(|(_, call)| call).collect::<Vec<_>>(), said);
    }
}
