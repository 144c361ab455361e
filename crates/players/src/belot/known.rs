//! What a player knows from his view and his memory (rules/belot.md §13), and the hands that he imagines from it.

use talon_cards::{Seat, Suit};
use talon_games::belot::{Announced, BELOT, Call, ContraScope, HAND, Kind, Rules, SEATS, Standing, Undertrump, View};

use super::cards::{Cards, Id, Order};
use super::combine::{best_of, carres_of, judge, runs_of};
use super::position::{Position, Table, Terms, next};
use crate::rng::Dice;
use crate::slip::Frailty;

/// How often an announced combination is looked for among the hidden cards before it is ignored.
const TRIES: usize = 3;
/// Ways to deal the hidden cards, of which the bids choose one.
const DEALS: usize = 3;

/// One player's knowledge while a contract is played; seats are counted from that player.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) terms: Terms,
    /// The position with the other hands empty.
    seen: Position,
    /// How many cards each seat holds.
    sizes: [u8; 3],
    /// Cards that are in a seat's hand for certain.
    certain: [Cards; 3],
    /// Cards that nobody has seen.
    pool: Cards,
    /// What each seat has declared, as far as it was said.
    kinds: [Vec<Kind>; 3],
    /// The cards on the table by the seat that played them.
    on_table: [Cards; 3],
    /// What the others have bid.
    bids: Vec<(usize, Order)>,
}

/// The seats of the table, counted from `me`.
pub(super) const fn relative(me: Seat, seat: Seat) -> usize {
    (seat.index() + SEATS as usize - me.index()) % SEATS as usize
}

impl Terms {
    /// The terms of a contract, seen from `me`.
    pub(super) fn of(rules: &Rules, standing: &Standing, me: Seat) -> Terms {
        let mut takes_part = [false; 3];
        for seat in Seat::all(SEATS) {
            takes_part[relative(me, seat)] = standing.takes_part(seat);
        }
        Terms {
            order: Order::of(standing.contract),
            undertrump: rules.undertrump == Undertrump::Forced,
            carre_rest: rules.carre_rest,
            declarer: relative(me, standing.declarer),
            takes_part,
            times: standing.multiplier(),
            participants_only: rules.contra_scope == ContraScope::Participants,
        }
    }
}

impl Known {
    /// The knowledge behind a view of a seat while a contract is played; `None` for a spectator and out of turn.
    pub(super) fn of(view: &View) -> Option<Known> {
        let (me, standing) = (view.viewer?, view.standing.as_ref()?);
        view.to_act.filter(|seat| *seat == me)?;
        let terms = Terms::of(&view.rules, standing, me);
        let hand = Cards::of(view.hand);
        let mut known = Known {
            terms,
            seen: Position {
                hands: [hand, Cards::EMPTY, Cards::EMPTY],
                turn: 0,
                table: None,
                gone: Cards::of(view.memory.played),
                missing: [Cards::EMPTY; 3],
                tricks: [0; 3],
                points: [0; 3],
                extra: [0; 3],
            },
            sizes: [0; 3],
            certain: [Cards::EMPTY; 3],
            pool: Cards::PACK.minus(Cards::of(view.memory.seen)),
            kinds: Default::default(),
            on_table: [Cards::EMPTY; 3],
            bids: bids(view, me),
        };
        for seat in Seat::all(SEATS) {
            known.note_seat(view, relative(me, seat), seat.index());
        }
        known.note_table(view, me);
        known.note_announcements(view, me);
        Some(known)
    }

    fn note_seat(&mut self, view: &View, seat: usize, index: usize) {
        self.sizes[seat] = view.hand_sizes[index];
        self.certain[seat] = Cards::of(view.memory.known[index]);
        self.seen.missing[seat] = Cards::of(view.memory.missing[index]);
        self.seen.tricks[seat] = view.tricks[index];
        self.seen.points[seat] = view.memory.counted[index];
    }

    fn note_table(&mut self, view: &View, me: Seat) {
        let order = self.terms.order;
        for (seat, card) in &view.table {
            let (seat, Some(id)) = (relative(me, *seat), Id::of(*card)) else { continue };
            self.on_table[seat] = Cards::EMPTY.with(id);
            let led = Table { led: id, best: id, ahead: seat, count: 0, points: 0 };
            let table = self.seen.table.get_or_insert(led);
            if order.beats(id, table.best) {
                (table.best, table.ahead) = (id, seat);
            }
            table.count += 1;
            table.points += order.value(id);
        }
    }

    fn note_announcements(&mut self, view: &View, me: Seat) {
        for (seat, _) in &view.belots {
            self.seen.extra[relative(me, *seat)] += BELOT;
        }
        for Announced { seat, kind, .. } in &view.announced {
            self.kinds[relative(me, *seat)].push(*kind);
        }
    }

    /// The same without what the player forgets: he believes that some cards of earlier tricks are still out.
    pub(super) fn but_for(mut self, frailty: Frailty, seed: u64) -> Known {
        let on_table = self.on_table.into_iter().fold(Cards::EMPTY, Cards::or);
        let lacking = self.seen.missing[1].or(self.seen.missing[2]);
        for card in frailty.forgotten(self.seen.gone.minus(on_table).minus(lacking).iter(), seed) {
            let card = Cards::EMPTY.with(card);
            self.pool = self.pool.or(card);
            self.seen.gone = self.seen.gone.minus(card);
        }
        self
    }

    /// The cards that the player may play.
    pub(super) fn playable(&self) -> Cards {
        self.terms.playable(&self.seen)
    }

    /// The position as the player sees it: the other hands are empty.
    pub(super) const fn sight(&self) -> &Position {
        &self.seen
    }

    /// Cards still to be played in the deal.
    pub(super) fn plays_left(&self) -> u32 {
        self.sizes.iter().map(|size| u32::from(*size)).sum()
    }

    /// The position with random hidden hands that agree with everything known.
    pub(super) fn imagine(&self, dice: &mut Dice) -> Position {
        let mut position = self.seen;
        position.hands = most_sensible(&self.bids, || self.deal_announced(dice));
        position.gone = position.hands.into_iter().fold(Cards::PACK, Cards::minus);
        let announced = self.announcement_points(&position);
        for (extra, points) in position.extra.iter_mut().zip(announced) {
            *extra += points;
        }
        position
    }

    /// The three hands. The hidden ones are random, but contain their announcements if such cards are found.
    fn deal_announced(&self, dice: &mut Dice) -> [Cards; 3] {
        let hands = (0..TRIES).find_map(|_| self.deal(self.announced(dice), dice));
        let [first, second] = hands.or_else(|| self.deal([Cards::EMPTY; 3], dice)).unwrap_or_default();
        [self.seen.hands[0], first, second]
    }

    /// Deals the pool to the two others, after `placed` is set aside for them; `None` if that is impossible.
    fn deal(&self, placed: [Cards; 3], dice: &mut Dice) -> Option<[Cards; 2]> {
        let can = |seat: usize| self.pool.minus(self.seen.missing[seat]);
        let mut hands = [1, 2].map(|seat| self.certain[seat].or(placed[seat].and(can(seat))));
        hands[0] = hands[0].or(can(1).minus(can(2)));
        hands[1] = hands[1].or(can(2).minus(can(1)));
        let overlap = hands[0].and(hands[1]);
        let left = |seat: usize| self.sizes[seat].checked_sub(hands[seat - 1].len());
        let (first, second) = (left(1)?, left(2)?);
        let free = self.pool.minus(hands[0]).minus(hands[1]);
        // A player who has forgotten cards has more to deal than there are.
        if !overlap.is_empty() || free.len() < first + second {
            return None;
        }
        let drawn = draw(free, first, dice);
        Some([hands[0].or(drawn), hands[1].or(draw(free.minus(drawn), second, dice))])
    }

    /// For each other seat, cards that fit its announcements: one of the possibilities, each equally likely.
    fn announced(&self, dice: &mut Dice) -> [Cards; 3] {
        let mut placed = [Cards::EMPTY; 3];
        for seat in [1, 2] {
            for kind in &self.kinds[seat] {
                let may_be =
                    self.pool.minus(self.seen.missing[seat]).or(self.certain[seat]).or(self.may_have_played(seat));
                let choices = combinations(*kind, may_be.minus(placed[seat]));
                if let Some(cards) = choices.get(dice.index(choices.len())) {
                    placed[seat] = placed[seat].or(*cards);
                }
            }
        }
        placed
    }

    /// The cards that the seat may have played: in the first trick only its own.
    fn may_have_played(&self, seat: usize) -> Cards {
        if self.is_first_trick() { self.on_table[seat] } else { self.seen.gone }
    }

    fn is_first_trick(&self) -> bool {
        self.seen.tricks == [0; 3]
    }

    /// What the announcements bring each seat if the hands are these. In the first trick somebody may still have to declare; later
    /// all announcements are known, and of equal ones each is equally likely to be the higher.
    fn announcement_points(&self, position: &Position) -> [u16; 3] {
        if self.terms.order.is_no_trump() {
            [0; 3]
        } else if self.is_first_trick() {
            let whole = |seat: usize| best_of(position.hands[seat].or(self.on_table[seat]), self.terms.carre_rest);
            let silent = |seat: usize| usize::from(self.sizes[seat]) < HAND && self.kinds[seat].is_empty();
            judge([0, 1, 2].map(|seat| if silent(seat) { runs_of(Cards::EMPTY) } else { whole(seat) }))
        } else {
            let runs = shares(&self.kinds, |kind| *kind != Kind::Carre);
            let carres = shares(&self.kinds, |kind| *kind == Kind::Carre);
            [0, 1, 2].map(|seat| runs[seat] + carres[seat])
        }
    }
}

/// The least points that an announcement of this kind is worth.
const fn points(kind: Kind) -> u16 {
    match kind {
        Kind::Terca => 20,
        Kind::Fifty => 50,
        Kind::Hundred | Kind::Carre => 100,
    }
}

/// The points of these announcements by seat: all go to the player with the best, in equal parts if several may have
/// it.
fn shares(kinds: &[Vec<Kind>; 3], counts: impl Fn(&Kind) -> bool) -> [u16; 3] {
    let said = |seat: usize| kinds[seat].iter().filter(|kind| counts(kind)).copied();
    let best = (0..3).filter_map(|seat| said(seat).max()).max();
    let owners = (0..3).filter(|seat| said(*seat).max() == best).count().max(1) as u16;
    [0, 1, 2].map(|seat| if said(seat).max() == best { said(seat).map(points).sum::<u16>() / owners } else { 0 })
}

/// Every combination of this kind among the cards.
fn combinations(kind: Kind, cards: Cards) -> Vec<Cards> {
    let lengths = match kind {
        Kind::Terca => 3..=3,
        Kind::Fifty => 4..=4,
        Kind::Hundred => 5..=5,
        Kind::Carre => return carres_of(cards).map(Cards::four).collect(),
    };
    let places = lengths.flat_map(|length| (length - 1..6).map(move |top| (length, top)));
    let suits = 0..Suit::ALL.len() as u8;
    let all = suits.flat_map(|suit| places.clone().map(move |(length, top)| Cards::run(suit, top, length)));
    all.filter(|run| run.is_subset(cards)).collect()
}

/// What the others have bid or doubled, by seat counted from `me`: both speak of strength under that contract.
pub(super) fn bids(view: &View, me: Seat) -> Vec<(usize, Order)> {
    let mut contract = None;
    let spoken = view.calls.iter().filter_map(|(seat, call)| {
        match call {
            Call::Pass => return None,
            Call::Bid(bid) => contract = Some(Order::of(*bid)),
            Call::Contra | Call::Recontra => {}
        }
        contract.filter(|_| *seat != me).map(|order| (relative(me, *seat), order))
    });
    spoken.collect()
}

/// Of several ways to deal the hidden cards, the one that fits the bids best; any, if nobody has bid.
pub(super) fn most_sensible(bids: &[(usize, Order)], mut deal: impl FnMut() -> [Cards; 3]) -> [Cards; 3] {
    let first = deal();
    if bids.is_empty() {
        return first;
    }
    let sense = |hands: &[Cards; 3]| bids.iter().map(|(seat, order)| order.strength(hands[*seat])).sum::<f32>();
    let others = (1..DEALS).map(|_| deal());
    let weighed = std::iter::once(first).chain(others).map(|hands| (hands, sense(&hands)));
    weighed.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(first, |(hands, _)| hands)
}

/// `count` of the cards at random.
pub(super) fn draw(cards: Cards, count: u8, dice: &mut Dice) -> Cards {
    let mut left = [Cards::EMPTY; 24];
    let mut size = 0;
    for card in cards.iter() {
        left[size] = Cards::EMPTY.with(card);
        size += 1;
    }
    let mut drawn = Cards::EMPTY;
    for _ in 0..count.min(cards.len()) {
        let at = dice.index(size);
        drawn = drawn.or(left[at]);
        size -= 1;
        left[at] = left[size];
    }
    drawn
}

/// The seat that leads to the first trick.
pub(super) const fn first_lead(me: Seat, dealer: Seat) -> usize {
    next(relative(me, dealer))
}
