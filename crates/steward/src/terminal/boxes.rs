//! Cards as small boxes: those of a hand above their keys, those of a trick above their players' names.
//!
//! A card of the hand that may be played has a frame. Another has none, but the mark that its button has.

use talon_cards::{Card, Suit};
use talon_view::{Button, CourtLetters, Look, Picture, Sense};
use textwrap::core::display_width;

use super::held::hand_card;
use super::ink::{Ink, spelled, visible};
use super::keys::Choice;

/// The width of a box.
const WIDTH: usize = 5;

/// The height of a box, with its key.
pub(crate) const HEIGHT: usize = 4;

/// The hand, in as many rows of boxes as needed; `None` if one of the choices is not a card.
pub(crate) fn hand(cards: &[&Choice], columns: usize, ink: Ink) -> Option<Vec<String>> {
    let boxes: Option<Vec<[String; HEIGHT]>> = cards.iter().map(|choice| drawn(choice, ink)).collect();
    let in_row = (columns / WIDTH).max(1);
    let rows = boxes?.chunks(in_row).flat_map(side_by_side).collect();
    Some(rows)
}

/// The width of a card in a trick, with the gap before it: enough for short names.
const PLAYED: usize = 10;

/// The trick of a scene, in rows of equal width; empty if there is none. If the trick was won, the winner's card is bright and has a star.
pub(crate) fn trick(picture: &Picture, ink: Ink) -> Vec<String> {
    let cards = picture.scene.trick();
    let symbol = |card| symbol(card, picture.letters.court);
    let boxes: Vec<[String; HEIGHT]> = cards
        .iter()
        .map(|played| {
            let card = played.card.map(|card| (card.suit(), symbol(card)));
            lying(card, &played.person.name, played.won, ink)
        })
        .collect();
    let rows = if boxes.is_empty() { 0 } else { HEIGHT };
    (0..rows).map(|row| boxes.iter().filter_map(|lines| lines.get(row)).map(String::as_str).collect()).collect()
}

/// A card of a trick, or the place of one to come, and its player's name.
fn lying(card: Option<(Suit, String)>, name: &str, won: Option<bool>, ink: Ink) -> [String; HEIGHT] {
    let name = centered(&visible(name));
    let Some((suit, symbol)) = card else {
        return ["  ┌   ┐   ".to_owned(), " ".repeat(PLAYED), "  └   ┘   ".to_owned(), ink.wrap("2", &name)];
    };
    let symbol = format!("{symbol:<3}");
    let bright = |ink: Ink| ink.wrap("1", &ink.suited(suit, &symbol));
    let (edge, face, name) = match won {
        None => ("┌───┐", bright(ink), name),
        Some(true) => ("┌─★─┐", bright(ink), ink.wrap("1", &name)),
        Some(false) => ("┌───┐", ink.wrap("2", &symbol), ink.wrap("2", &name)),
    };
    [format!("  {edge}   "), format!("  │{face}│   "), "  └───┘   ".to_owned(), name]
}

/// The width of this many cards of a trick.
pub(crate) fn trick_width(picture: &Picture) -> usize {
    picture.scene.trick().len() * PLAYED
}

/// A centred name, cut if it is too wide. The number that distinguishes AI players of the same name stays.
fn centered(name: &str) -> String {
    let (begin, end) = match name.rfind(" (") {
        Some(number) if name.ends_with(')') => name.split_at(number),
        _ => (name, ""),
    };
    let room = (PLAYED - 1).saturating_sub(display_width(end));
    let mut shown = begin.to_owned();
    while display_width(&shown) > room.max(1) {
        // The ellipsis gives way to one more letter.
        shown.truncate(shown.trim_end_matches('…').len());
        shown.pop();
        shown.truncate(shown.trim_end().len());
        shown.push('…');
    }
    shown.push_str(end);
    let blank = PLAYED.saturating_sub(display_width(&shown));
    format!("{}{shown}{}", " ".repeat(blank / 2), " ".repeat(blank - blank / 2))
}

fn side_by_side(boxes: &[[String; HEIGHT]]) -> Vec<String> {
    (0..HEIGHT)
        .map(|row| {
            let line: String = boxes.iter().filter_map(|lines| lines.get(row)).map(String::as_str).collect();
            line.trim_end().to_owned()
        })
        .collect()
}

/// A card and its key.
fn drawn(choice: &Choice, ink: Ink) -> Option<[String; HEIGHT]> {
    let card = hand_card(&choice.button)?;
    let symbol = label(&choice.button)?;
    let key = padded(&format!(" [{}]", choice.keys));
    Some(match choice.button.look {
        Look::Blocked => {
            let nothing = " ".repeat(WIDTH);
            [
                nothing.clone(),
                ink.wrap("2", &padded(&format!("{}{symbol}", Button::BLOCKED))),
                nothing,
                ink.wrap("2", &key),
            ]
        }
        Look::Card | Look::Main | Look::Quiet | Look::Danger => {
            let face = ink.wrap("1", &ink.suited(card.suit(), &format!("{symbol:<3}")));
            ["┌───┐".to_owned(), format!("│{face}│"), "└───┘".to_owned(), key]
        }
    })
}

/// The card as its button shows it.
fn label(button: &Button) -> Option<String> {
    button.label.runs().iter().find(|run| matches!(run.sense, Sense::Card(_))).map(|run| visible(&run.text))
}

/// The card as a button would show it.
fn symbol(card: Card, letters: CourtLetters) -> String {
    match letters.of(card.rank()) {
        Some(letter) => format!("{}{letter}", card.suit().glyph()),
        None => spelled(&card.into(), Ink::Plain),
    }
}

fn padded(text: &str) -> String {
    let blank = WIDTH.saturating_sub(display_width(text));
    format!("{text}{}", " ".repeat(blank))
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_view::{Target, Text};

    fn choice(card: &str, key: char, look: Look) -> Choice {
        let card: Card = card.parse().unwrap();
        let label = match look {
            Look::Blocked => Text::join([Button::BLOCKED.into(), card.into()], " "),
            _ => card.into(),
        };
        Choice { keys: key.to_string(), button: Button { label, target: Target::Link(String::new()), look } }
    }

    fn drawn(cards: &[Choice], columns: usize) -> String {
        let cards: Vec<&Choice> = cards.iter().collect();
        hand(&cards, columns, Ink::Plain).unwrap().join("\n")
    }

    #[test]
    fn a_card_that_may_be_played_has_a_frame_and_another_has_none() {
        let cards = [choice("AS", '1', Look::Card), choice("9S", '2', Look::Blocked), choice("TH", '3', Look::Card)];
        let expected = "\
┌───┐     ┌───┐
│♠A │×♠9  │♥10│
└───┘     └───┘
 [1]  [2]  [3]";
        assert_eq!(drawn(&cards, 80), expected);
    }

    #[test]
    fn a_hand_that_is_too_wide_has_two_rows() {
        let cards: Vec<Choice> = ["AS", "KS", "QS"].map(|card| choice(card, '1', Look::Card)).into();
        assert_eq!(drawn(&cards, 12).lines().count(), 2 * HEIGHT);
        assert!(drawn(&cards, 12).lines().all(|line| display_width(line) <= 10));
    }

    #[test]
    fn the_card_that_won_a_trick_has_a_star_and_one_to_come_its_place() {
        let card = || Some((Suit::Hearts, "♥10".to_owned()));
        let drawn = |won| lying(card(), "Ana", won, Ink::Plain).join("\n");
        let expected = "  ┌───┐   \n  │♥10│   \n  └───┘   \n   Ana    ";
        assert_eq!(drawn(None), expected);
        assert_eq!(drawn(Some(false)), expected);
        assert_eq!(drawn(Some(true)), expected.replacen("───", "─★─", 1));
        let to_come = lying(None, "Ana", None, Ink::Plain);
        assert!(to_come.iter().all(|row| display_width(row) == PLAYED), "{to_come:?}");
    }

    #[test]
    fn a_name_stands_in_the_middle_of_its_column() {
        assert_eq!(centered("Ana"), "   Ana    ");
        assert_eq!(centered("Борис"), "  Борис   ");
        assert_eq!(centered("Tom Thumb (2)"), " Tom… (2) ");
        for wide in ["Kurjenpää-Hämäläinen", "李小龙李小龙李小龙"] {
            let shown = centered(wide);
            assert!(shown.contains('…') && display_width(&shown) == PLAYED, "{shown:?}");
        }
    }

    #[test]
    fn a_choice_that_is_no_card_is_not_drawn() {
        let button = Button { label: "Draw".into(), target: Target::Link(String::new()), look: Look::Card };
        assert!(hand(&[&Choice { keys: "d".to_owned(), button }], 80, Ink::Plain).is_none());
    }
}
