//! Scenes: seats, the middle of the table, and the hand.

use maud::{Markup, html};
use talon_cards::{Card, Seat};
use talon_scene::{
    Aside, Auction, Board, Center, Contract, Held, HeldCard, Left, Mark, Person, Plate, Played, Row, Sign, Table,
    Talon, WonTrick,
};
use talon_view::{Button, Page};

use super::parts::{card, disc, medal, mini};
use super::pen::{Pen, card_of, pressed};
use super::text::{class, symbols};

/// The table without its hand: header, the others, the middle, the reader's own seat.
pub(super) fn table(pen: Pen, table: &Table, places: &[Played<'_>]) -> Markup {
    let people = People(table);
    html! {
        header { strong { (table.header.game) } " · " (symbols(pen, &table.header.about)) }
        @if let Some(before) = &table.before { p.before { (symbols(pen, before)) } }
        div class={ "others of-" (table.others.len()) } { @for each in &table.others { (plate(pen, each)) } }
        div.middle { @match &table.center {
            Center::Trick { left, right, trick: _ } => {
                div.side { @match left {
                    Some(Left::Talon(each)) => { (talon(pen, people, each)) }
                    Some(Left::Contract(each)) => { (contract(pen, people, each)) }
                    None => {}
                } }
                (trick(pen, table, places))
                div.side { @match right {
                    Some(Aside::Last(won)) => { (won_trick(pen, people, won)) }
                    Some(Aside::Words(line, strong)) => { p { (line) } p { strong { (strong) } } }
                    None => {}
                } }
            }
            Center::Auction(each) => { (auction(pen, people, each)) }
            Center::Board(each) => { (board(pen, people, each)) }
        } }
        (plate(pen, &table.own))
    }
}

/// The people at a table, by their seats.
#[derive(Clone, Copy)]
struct People<'a>(&'a Table);

impl<'a> People<'a> {
    fn at(self, seat: Seat) -> Option<&'a Person> {
        let mut plates = self.0.others.iter().chain([&self.0.own]);
        plates.find_map(|plate| (plate.person.seat == seat).then_some(&plate.person))
    }

    fn disc(self, seat: Seat) -> Markup {
        self.at(seat).map_or_else(Markup::default, disc)
    }
}

fn plate(pen: Pen, plate: &Plate) -> Markup {
    html! {
        div.plate.acts[plate.turn.is_some()] data-seat=(plate.person.seat.index()) {
            (disc(&plate.person))
            div.who {
                @match &plate.turn {
                    Some(turn) => { strong { (symbols(pen, turn)) } }
                    None => { strong { bdi { (plate.person.name) } } }
                }
                p.second {
                    @if let Some(count) = plate.count { span.count { (count) } }
                    @if let Some(note) = &plate.note { (symbols(pen, note)) }
                    @for said in &plate.said { span.said { (symbols(pen, said)) } }
                }
            }
            @if let Some(stamp) = &plate.stamp { span.stamp { (symbols(pen, stamp)) } }
            @if let Some(score) = &plate.score { span.score { (score) } }
        }
    }
}

fn trick(pen: Pen, table: &Table, places: &[Played<'_>]) -> Markup {
    html! {
        div class={ "trick of-" (places.len()) } {
            @for Played { person, card: played, won } in places {
                div.place.won[*won == Some(true)].lost[*won == Some(false)] data-from=(person.seat.index()) {
                    @match played {
                        Some(played) => { (card(pen, *played)) (disc(person)) }
                        None => { span.slot.next[is_next(table, person.seat)] {} }
                    }
                }
            }
        }
    }
}

fn is_next(table: &Table, seat: Seat) -> bool {
    let mut plates = table.others.iter().chain([&table.own]);
    plates.any(|plate| plate.person.seat == seat && plate.turn.is_some())
}

fn talon(pen: Pen, people: People<'_>, talon: &Talon) -> Markup {
    html! {
        @if talon.left > 0 {
            div.talon.closed[talon.closed_by.is_some()] {
                @if let Some(turned) = talon.turned { (card(pen, turned)) }
                span.back { (pen.shape("back")) }
                span.left { (talon.left) }
                @if let Some(seat) = talon.closed_by.or(talon.swapped_by.filter(|_| talon.turned.is_some())) {
                    (people.disc(seat))
                }
            }
        } @else {
            (medal(pen, &Sign::Suit(talon.trump)))
        }
        p.caption { (symbols(pen, &talon.caption)) }
    }
}

fn contract(pen: Pen, people: People<'_>, contract: &Contract) -> Markup {
    html! {
        div.contract {
            (medal(pen, &contract.sign))
            @if let Some(seat) = contract.declarer { (people.disc(seat)) }
            @if let Some(factor) = &contract.factor { span.stamp { (factor) } }
        }
        p.caption { (symbols(pen, &contract.caption)) }
    }
}

fn won_trick(pen: Pen, people: People<'_>, won: &WonTrick) -> Markup {
    html! {
        div.last {
            @for (seat, each) in &won.cards {
                span.taken.won[*seat == won.winner] {
                    (mini(pen, *each))
                    @if *seat == won.winner { (people.disc(*seat)) }
                }
            }
        }
        p.caption { (symbols(pen, &won.caption)) }
    }
}

fn auction(pen: Pen, people: People<'_>, auction: &Auction) -> Markup {
    html! {
        div.auction {
            @match &auction.stands {
                Some(stands) => { (contract(pen, people, stands)) }
                None => { p.caption { (symbols(pen, &auction.caption)) } }
            }
            ul.calls { @for call in &auction.calls {
                li.raises[call.raises] { (people.disc(call.seat)) span { (symbols(pen, &call.text)) } }
            } }
        }
    }
}

/// The board of Ristiseiska: thirteen places a suit.
fn board(pen: Pen, people: People<'_>, board: &Board) -> Markup {
    html! { div.board { @for row in &board.rows { (board_row(pen, people, board, row)) } } }
}

fn board_row(pen: Pen, people: People<'_>, board: &Board, row: &Row) -> Markup {
    html! {
        div class={ "laid " (class(row.suit)) } {
            @for (place, each) in row.places() {
                @if row.is_laid(place) {
                    span.tile {
                        (mini(pen, each))
                        @if let Some((seat, _)) = board.latest.iter().find(|(_, latest)| *latest == each) { (people.disc(*seat)) }
                    }
                } @else if row.next.contains(&each) {
                    span.tile.free.fits[board.fitting.contains(&each)] { (pen.rank(each)) }
                } @else {
                    span.tile.dot { }
                }
            }
        }
    }
}

/// The reader's cards: each is the button that plays it.
pub(super) fn hand(pen: Pen, held: &Held, page: &Page) -> Markup {
    let button = |card: Card| page.buttons.iter().flatten().find(|button| card_of(button) == Some(card));
    let dense = match held.cards.len() {
        0..=8 => "few",
        9..=13 => "many",
        _ => "two-rows",
    };
    html! {
        @if !held.marks.is_empty() { div.marks { @for each in &held.marks { (mark(pen, each)) } } }
        div class={ "hand " (dense) } role="group" {
            @for (card, state) in &held.cards { div.slot-of-hand { (held_card(pen, *card, *state, button(*card))) } }
        }
    }
}

fn held_card(pen: Pen, card: Card, state: HeldCard, button: Option<&Button>) -> Markup {
    let state = match state {
        HeldCard::Idle => "idle",
        HeldCard::Playable => "playable",
        HeldCard::Blocked => "blocked",
        HeldCard::Selected => "selected",
    };
    let name = card.to_string();
    let content = html! { (pen.shape(&name)) span.heard { (pen.card(card)) } };
    html! { @match button.and_then(pressed) {
        Some((token, key)) => { button class={ "card " (state) } data-card=(name) data-press=(token) data-key=(key) { (content) } }
        None => { span class={ "card " (state) } data-card=(name) { (content) } }
    } }
}

fn mark(pen: Pen, mark: &Mark) -> Markup {
    html! { @match mark {
        Mark::Pair { cards: (one, other), worth } => { span.pair { (mini(pen, *one)) (mini(pen, *other)) span.stamp { (worth) } } }
        Mark::Swap { card, turned } => { span.pair { (mini(pen, *card)) "⇄" (mini(pen, *turned)) } }
    } }
}
