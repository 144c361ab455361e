//! Positions in the middle of a deal, for tests, puzzles and AI players that imagine the cards they do not see.
//!
//! A [`Setup`] has the place of every card; [`Setup::build`] makes a [`Deal`] of it only if play can lead to such a position. It has no
//! history: the last trick is not shown, and the play so far has revealed nothing.

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Deck, Seat, Suit};

use super::auction::{Auction, Progress};
use super::cards::{card_points, pack, pair};
use super::deal::{Deal, LAST_PACKET, STOCK, Stage};
use super::trick::OpenTrick;
use super::{Call, Contract, Declared, HAND, PerSeat, Rules, SEATS};

/// Where every card is, and what has happened that still matters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The table's options.
    pub rules: Rules,
    /// Who dealt.
    pub dealer: Seat,
    /// The calls so far, the first by the dealer's neighbour.
    pub calls: Vec<Call>,
    /// The cards in each seat's hand.
    pub hands: [CardSet; SEATS as usize],
    /// What is dealt after the auction, in dealing order; nothing once it is over.
    pub stock: Deck,
    /// The cards each seat has won.
    pub won: [CardSet; SEATS as usize],
    /// Who leads, or led, to the present trick; without meaning while the auction is open.
    pub leader: Seat,
    /// The cards on the table, in the order of play.
    pub table: Vec<Card>,
    /// What each seat has declared.
    pub declared: [Declared; SEATS as usize],
    /// The belots that have been said.
    pub belots: Vec<(Seat, Suit)>,
}

/// Play cannot lead to such a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// A card is missing, or in two places, or not in the pack.
    #[error("the cards are not the pack, each in one place")]
    NotThePack,
    /// A seat that is not one of the three.
    #[error("Belot has three seats")]
    NoSuchSeat,
    /// A call that was not allowed, or came after the end of the auction.
    #[error("the auction cannot have gone so")]
    WrongCalls,
    /// All have passed.
    #[error("the deal is over")]
    AlreadyOver,
    /// The won cards are not whole tricks, or the hands, the table or the stock do not fit their number.
    #[error("the tricks, the hands and the table do not fit each other")]
    WrongCounts,
    /// The leader cannot be.
    #[error("the seat cannot be on lead")]
    WrongLeader,
    /// The combinations cannot have been declared.
    #[error("combinations cannot have been declared so")]
    WrongDeclared,
    /// A belot cannot have been said.
    #[error("a belot cannot have been said so")]
    WrongBelot,
}

impl Setup {
    /// The deal in this position.
    ///
    /// # Errors
    /// [`BadSetup`] if play cannot lead to it.
    pub fn build(&self) -> Result<Deal, BadSetup> {
        self.check_seats()?;
        self.check_cards()?;
        let (auction, progress) = self.replay_calls()?;
        match progress {
            Progress::ThrownIn => Err(BadSetup::AlreadyOver),
            Progress::Open => {
                self.check_auction()?;
                let stock = self.stock.cards().try_into().map_err(|_| BadSetup::WrongCounts)?;
                Ok(self.deal(auction, auction.on_turn(), Stage::Auction { stock }))
            }
            Progress::Final(standing) => {
                self.check_play(standing.contract)?;
                let turn = self.on_table().fold(self.leader, |seat, _| seat.next(SEATS));
                let mut deal = self.deal(auction, turn, self.stage(standing.contract));
                self.fill(&mut deal, standing.contract);
                Ok(deal)
            }
        }
    }

    fn check_seats(&self) -> Result<(), BadSetup> {
        let named = self.belots.iter().map(|(seat, _)| *seat).chain([self.dealer, self.leader]);
        if named.into_iter().all(|seat| seat.index() < usize::from(SEATS)) { Ok(()) } else { Err(BadSetup::NoSuchSeat) }
    }

    fn check_cards(&self) -> Result<(), BadSetup> {
        let pack = pack();
        let sets = self.hands.into_iter().chain(self.won).flatten();
        let mut cards: Vec<Card> = sets.chain(self.table.iter().copied()).collect();
        cards.extend(self.stock.cards());
        let distinct: CardSet = cards.iter().copied().collect();
        let whole = distinct == pack.iter().copied().collect() && cards.len() == pack.len();
        if whole { Ok(()) } else { Err(BadSetup::NotThePack) }
    }

    fn replay_calls(&self) -> Result<(Auction, Progress), BadSetup> {
        let mut auction = Auction::new(self.dealer.next(SEATS));
        let mut progress = Progress::Open;
        for call in &self.calls {
            if progress != Progress::Open || auction.allows(*call, &self.rules).is_err() {
                return Err(BadSetup::WrongCalls);
            }
            progress = auction.call(*call);
        }
        Ok((auction, progress))
    }

    fn check_auction(&self) -> Result<(), BadSetup> {
        let fits = self.hands.iter().all(|hand| hand.len() == HAND - LAST_PACKET) && self.stock.cards().len() == STOCK;
        if !fits {
            Err(BadSetup::WrongCounts)
        } else if self.declared.iter().any(|declared| !declared.is_empty()) {
            Err(BadSetup::WrongDeclared)
        } else if self.belots.is_empty() {
            Ok(())
        } else {
            Err(BadSetup::WrongBelot)
        }
    }

    fn check_play(&self, contract: Contract) -> Result<(), BadSetup> {
        let tricks = self.won.map(|won| won.len() / usize::from(SEATS));
        let completed: usize = tricks.iter().sum();
        let whole = self.won.iter().all(|won| won.len().is_multiple_of(usize::from(SEATS)));
        let sizes = Seat::all(SEATS).all(|seat| {
            let on_table = self.on_table().any(|(player, _)| player == seat);
            self.hands[seat.index()].len() + usize::from(on_table) + completed == HAND
        });
        if !whole
            || completed >= HAND
            || self.table.len() >= usize::from(SEATS)
            || !sizes
            || !self.stock.cards().is_empty()
        {
            return Err(BadSetup::WrongCounts);
        }
        let leads =
            if completed == 0 { self.leader == self.dealer.next(SEATS) } else { tricks[self.leader.index()] > 0 };
        if !leads {
            return Err(BadSetup::WrongLeader);
        }
        self.check_declared(contract)?;
        self.check_belots(contract)
    }

    /// Every declared card is with its player or played, and the player has had his first turn.
    fn check_declared(&self, contract: Contract) -> Result<(), BadSetup> {
        let on_turn = self.on_table().count();
        for (seat, declared) in Seat::all(SEATS).zip(self.declared) {
            let hand = self.hands[seat.index()];
            let at_home = (declared.runs | declared.carres).is_subset(hand | self.played_by(seat));
            let place = (0..SEATS).scan(self.leader, |next, _| Some(std::mem::replace(next, next.next(SEATS))));
            let begun = hand.len() < HAND || place.take(on_turn + 1).any(|player| player == seat);
            let sound = declared.is_sound(self.rules.carre_rest) && at_home && begun && contract.has_announcements();
            if !declared.is_empty() && !sound {
                return Err(BadSetup::WrongDeclared);
            }
        }
        Ok(())
    }

    /// One card of every belot is played; the other is where its player may have it.
    fn check_belots(&self, contract: Contract) -> Result<(), BadSetup> {
        let mut suits = Vec::new();
        for (seat, suit) in &self.belots {
            let cards = pair(*suit);
            let played = self.played_by(*seat);
            let at_home = cards.is_subset(self.hands[seat.index()] | played);
            let counts = contract.ranks_as_trump(*suit) && !suits.contains(suit);
            if !counts || !at_home || (cards & played).is_empty() {
                return Err(BadSetup::WrongBelot);
            }
            suits.push(*suit);
        }
        Ok(())
    }

    /// The cards that the seat may have played: all won cards, and its own on the table.
    fn played_by(&self, seat: Seat) -> CardSet {
        let won = self.won.into_iter().fold(CardSet::EMPTY, CardSet::union);
        let own = self.on_table().filter(|(player, _)| *player == seat);
        own.fold(won, |cards, (_, card)| cards | CardSet::only(card))
    }

    fn on_table(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        let seats = std::iter::successors(Some(self.leader), |seat| Some(seat.next(SEATS)));
        seats.zip(self.table.iter().copied())
    }

    fn stage(&self, contract: Contract) -> Stage {
        let mut played = self.on_table();
        match played.next() {
            None => Stage::Lead { contract },
            Some((leader, led)) => {
                let mut trick = OpenTrick::led(leader, led);
                for (seat, card) in played {
                    trick.follow(seat, card, contract);
                }
                Stage::Follow { contract, trick }
            }
        }
    }

    /// With no trick taken and no belot said.
    fn deal(&self, auction: Auction, turn: Seat, stage: Stage) -> Deal {
        let mut deal = Deal::new(self.rules, self.dealer, auction, self.hands);
        deal.declared = self.declared;
        deal.enter(turn, stage);
        deal
    }

    /// What follows from the won cards and the belots.
    fn fill(&self, deal: &mut Deal, contract: Contract) {
        let mut tricks: PerSeat<u8> = [0; SEATS as usize];
        for (seat, won) in Seat::all(SEATS).zip(self.won) {
            tricks[seat.index()] = (won.len() / usize::from(SEATS)) as u8;
            deal.points[seat.index()] = won.iter().map(|card| card_points(card, contract)).sum();
        }
        deal.tricks = tricks;
        for (seat, suit) in &self.belots {
            deal.belots[suit.index()] = Some(*seat);
        }
    }
}
