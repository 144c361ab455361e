//! The parts of scenes: discs, cards, medals.

use maud::{Markup, html};
use talon_cards::Card;
use talon_scene::{Kind, Person, Sign};

use super::pen::Pen;
use super::text::class;

/// The disc of somebody, which says who did something.
pub(super) fn disc(person: &Person) -> Markup {
    let letter: String =
        person.name.chars().find(|letter| letter.is_alphanumeric()).into_iter().flat_map(char::to_uppercase).collect();
    let kind = match person.kind {
        Kind::Present => "",
        Kind::Away => "away",
        Kind::Ai => "ai",
    };
    html! { span class={ "disc seat-" (person.seat.index()) " " (kind) } aria-hidden="true" { (letter) } }
}

/// A card that lies somewhere. A script knows it again by its key, and lets it fly from where it was.
pub(super) fn card(pen: Pen, card: Card) -> Markup {
    html! {
        span.card data-card=(card.to_string()) {
            (pen.shape(&card.to_string()))
            span.heard { (pen.card(card)) }
        }
    }
}

pub(super) fn mini(pen: Pen, card: Card) -> Markup {
    html! {
        span.mini data-card=(card.to_string()) {
            (pen.shape(&format!("mini-{card}")))
            span.heard { (pen.card(card)) }
        }
    }
}

pub(super) fn medal(pen: Pen, sign: &Sign) -> Markup {
    html! { @match sign {
        Sign::Suit(suit) => { span class={ "medal " (class(*suit)) } { (pen.shape(&suit.to_string())) } }
        Sign::Letters(letters) => { span.medal { (letters) } }
    } }
}
