//! An imagined deal: every card is in one of three hands. It is cheap to copy and to play on.
//!
//! Seats are counted from the thinking player: 0 is that player, 1 the next, 2 the one before.

use talon_games::belot::{BELOT, CAPOT, CarreRest, LAST_TEN};

use super::cards::{Cards, Id, Order};

/// The contract and everything else that does not change while it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Terms {
    pub(super) order: Order,
    /// A player without a higher trump must still play a lower one.
    pub(super) undertrump: bool,
    /// What becomes of the cards that a carré leaves of a run.
    pub(super) carre_rest: CarreRest,
    pub(super) declarer: usize,
    /// The declarer, the doubler, the redoubler.
    pub(super) takes_part: [bool; 3],
    /// 1, or 2 and 4 under contra and recontra.
    pub(super) times: u16,
    /// Only those who take part can win a doubled deal.
    pub(super) participants_only: bool,
}

/// The cards on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Table {
    pub(super) led: Id,
    pub(super) best: Id,
    /// Who played the best card.
    pub(super) ahead: usize,
    /// 1 or 2.
    pub(super) count: u8,
    pub(super) points: u16,
}

/// Where every card is, and everybody's points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position {
    pub(super) hands: [Cards; 3],
    /// Whose card is awaited.
    pub(super) turn: usize,
    pub(super) table: Option<Table>,
    /// Every card that was played, those on the table included.
    pub(super) gone: Cards,
    /// The cards that each has shown not to hold.
    pub(super) missing: [Cards; 3],
    pub(super) tricks: [u8; 3],
    /// Points of tricks, the last ten included, before no trump doubles them.
    pub(super) points: [u16; 3],
    /// Points of belots and of announcements that count.
    pub(super) extra: [u16; 3],
}

/// The seat that follows a seat.
pub(super) const fn next(seat: usize) -> usize {
    if seat == 2 { 0 } else { seat + 1 }
}

impl Terms {
    /// What a follower must play: a card of the first of these sets from which he holds a card, or else any (rules/belot.md
    /// §7.1).
    fn duties(&self, table: &Table) -> [Cards; 3] {
        let suit = Cards::suit(table.led.suit());
        let above = self.order.above(table.best);
        match self.order.trump {
            None if self.order.all_trumps => [above, suit, Cards::EMPTY],
            None => [suit, Cards::EMPTY, Cards::EMPTY],
            Some(trump) if trump == table.led.suit() => [above, suit, Cards::EMPTY],
            Some(trump) if trump == table.best.suit() => {
                [suit, above, if self.undertrump { Cards::suit(trump) } else { Cards::EMPTY }]
            }
            Some(trump) => [suit, Cards::suit(trump), Cards::EMPTY],
        }
    }

    /// The cards that the seat on turn may play.
    pub(super) fn playable(&self, position: &Position) -> Cards {
        let hand = position.hands[position.turn];
        let Some(table) = &position.table else { return hand };
        let wanted = self.duties(table).into_iter().map(|duty| duty.and(hand));
        wanted.into_iter().find(|cards| !cards.is_empty()).unwrap_or(hand)
    }

    /// What playing this card shows its player not to hold.
    fn shown_missing(&self, table: &Table, card: Id) -> Cards {
        let broken = self.duties(table).into_iter().take_while(|duty| !duty.contains(card));
        broken.fold(Cards::EMPTY, Cards::or)
    }

    /// Whether belot counts with this card, played by somebody who holds both of the pair (rules/belot.md §8).
    fn is_belot(&self, position: &Position, card: Id) -> bool {
        let Some(partner) = card.partner() else { return false };
        let follows = position.table.is_none_or(|table| table.led.suit() == card.suit());
        self.order.as_trump(card.suit())
            && position.hands[position.turn].contains(partner)
            && (follows || self.order.trump.is_some())
    }
}

impl Position {
    /// The seat on turn plays a card; a belot is said with it where it counts.
    pub(super) fn play(&mut self, terms: &Terms, card: Id) {
        let seat = self.turn;
        if terms.is_belot(self, card) {
            self.extra[seat] += BELOT;
        }
        let value = terms.order.value(card);
        self.hands[seat] = self.hands[seat].without(card);
        self.gone = self.gone.with(card);
        self.turn = next(seat);
        let Some(mut table) = self.table else {
            self.table = Some(Table { led: card, best: card, ahead: seat, count: 1, points: value });
            return;
        };
        self.missing[seat] = self.missing[seat].or(terms.shown_missing(&table, card));
        if terms.order.beats(card, table.best) {
            (table.best, table.ahead) = (card, seat);
        }
        table.points += value;
        table.count += 1;
        self.table = Some(table);
        if table.count == 3 {
            self.take(table);
        }
    }

    fn take(&mut self, table: Table) {
        let winner = table.ahead;
        self.tricks[winner] += 1;
        self.points[winner] += table.points;
        self.turn = winner;
        self.table = None;
        if self.is_over() {
            self.points[winner] += LAST_TEN;
        }
    }

    /// All cards are played.
    pub(super) fn is_over(&self) -> bool {
        self.gone == Cards::PACK
    }

    /// The points of the deal by seat, once it is over (rules/belot.md §9).
    pub(super) fn total(&self, terms: &Terms) -> [u16; 3] {
        let trickless = self.tricks.iter().filter(|tricks| **tricks == 0).count();
        let factor = if terms.order.is_no_trump() { 2 } else { 1 };
        let mut total = [0; 3];
        for (seat, points) in total.iter_mut().enumerate() {
            let capot = match trickless {
                1 if self.tricks[seat] > 0 => CAPOT / 2,
                2 if self.tricks[seat] > 0 => CAPOT,
                _ => 0,
            };
            *points = (self.points[seat] + self.extra[seat]) * factor + capot;
        }
        total
    }

    /// Who has won, once it is over: nobody while it hangs (rules/belot.md §10).
    pub(super) fn winner(&self, terms: &Terms) -> Option<usize> {
        let total = self.total(terms);
        let doubled = terms.times > 1;
        let can_win = |seat: &usize| !doubled || !terms.participants_only || terms.takes_part[*seat];
        let most = (0..3).filter(can_win).map(|seat| total[seat]).max().unwrap_or_default();
        let mut top = (0..3).filter(can_win).filter(|seat| total[*seat] == most);
        match (top.next(), top.next()) {
            (Some(winner), None) => Some(winner),
            _ => None,
        }
    }

    /// The points that each seat records, once it is over, before rounding to units and without what hangs
    /// (rules/belot.md §10).
    pub(super) fn recorded(&self, terms: &Terms) -> [u16; 3] {
        let (total, winner) = (self.total(terms), self.winner(terms));
        let gathers = |seat: &usize| terms.takes_part[*seat] || winner == Some(*seat);
        let gathered = terms.times * (0..3).filter(gathers).map(|seat| total[seat]).sum::<u16>();
        let mut recorded = [0; 3];
        for seat in 0..3 {
            recorded[seat] = if gathers(&seat) { 0 } else { total[seat] };
        }
        if let Some(winner) = winner {
            recorded[winner] = gathered;
        }
        recorded
    }
}
