use super::*;
use crate::terminal::held::Held;
use crate::terminal::words::Words;
use talon_cards::Card;
use talon_view::{Button, Locale, Target};
use unicode_width::UnicodeWidthStr as _;

fn button(label: impl Into<Text>, look: Look) -> Button {
    Button { label: label.into(), target: Target::Link(String::new()), look }
}

fn page(text: &str, labels: &[&str]) -> Page {
    let buttons = labels.iter().map(|label| button(*label, Look::Quiet)).collect();
    Page::of(vec![Line { style: Style::Body, text: text.into() }], vec![buttons])
}

fn choices(page: &Page) -> Choices {
    let mut held = Held::default();
    held.follow(page);
    Choices::of(page, &held)
}

fn draw_in(page: &Page, message: Option<&Text>, columns: usize, rows: usize, skip: usize) -> Drawn {
    let words = Words::new(Locale::BG);
    let hints: Vec<Hint> = [words.leave()].into_iter().chain(words.commands().map(|(_, hint)| hint)).collect();
    let foot = Foot { message, typing: None, hints: &hints, more: &words.more() };
    draw(page, &choices(page), &foot, Size { columns, rows }, skip, Ink::Plain)
}

/// A page with this many lines, a hand of this many unplayable cards, and two rows of long buttons.
fn hand(text_lines: usize, cards: usize) -> Page {
    let cards = (0..52)
        .filter_map(Card::from_index)
        .take(cards)
        .map(|card| button(Text::join(["×".into(), card.into()], " "), Look::Blocked));
    let cards: Vec<Button> = cards.collect();
    let long = || button("Обявявам последователност от пет карти", Look::Quiet);
    let mut buttons: Vec<Vec<Button>> = cards.chunks(4).map(<[Button]>::to_vec).collect();
    buttons.extend([vec![long(), long()], vec![long(), long()]]);
    let line = |number| Line { style: Style::Body, text: format!("x{number}").into() };
    let gap = Line { style: Style::Body, text: Text::default() };
    Page::of((0..text_lines).map(line).chain([gap]).collect(), buttons)
}

#[test]
fn no_line_is_wider_and_no_screen_higher_than_the_window() {
    let long = "ръка след ръка ".repeat(40);
    let labels = ["♠10", "♥A", "Затварям талона", "Обявявам 66", "Не тегли още"];
    let message = Text::from(long.as_str());
    for (columns, rows) in [(20, 10), (40, 15), (80, 24), (200, 60)] {
        for page in [page(&long, &labels), hand(30, 20), hand(3, 6)] {
            let drawn = draw_in(&page, Some(&message), columns, rows, 0);
            assert!(drawn.lines.len() <= rows, "{columns} × {rows}: {:#?}", drawn.lines);
            for line in drawn.lines {
                assert!(line.width() <= columns.min(WIDEST), "{columns}: {line}");
            }
        }
    }
}

/// Every line of text can be scrolled into view, and the keys are always visible.
#[test]
fn a_long_page_scrolls_to_its_end() {
    for (columns, rows) in [(40, 15), (80, 24)] {
        for page in [hand(60, 6), hand(60, 20), page(&"x\n".repeat(60), &["one", "two"])] {
            let most = draw_in(&page, None, columns, rows, 0).most;
            assert!(most > 0);
            let screens: Vec<Vec<String>> =
                (0..=most + 5).map(|skip| draw_in(&page, None, columns, rows, skip).lines).collect();
            assert!(screens.iter().all(|lines| lines.len() == rows));
            let told = |lines: &Vec<String>| lines.iter().any(|line| line.contains("[PgUp PgDn]"));
            assert!(screens.iter().all(told), "{:#?}", screens[0]);
            assert!(screens[0][0].starts_with('x'), "it begins with its first line");
            let everything = |wanted: String| screens.iter().flatten().any(|line| *line == wanted);
            assert!((0..60).all(|number| everything(format!("x{number}")) || everything("x".to_owned())));
            assert_eq!(screens[most], screens[most + 5], "there is nothing behind the end");
        }
    }
}

#[test]
fn a_hand_is_drawn_as_boxes_where_there_is_room() {
    let is_boxed = |text: usize, cards: usize, rows: usize| {
        let lines = draw_in(&hand(text, cards), None, 80, rows, 0).lines;
        let boxed =
            lines.iter().any(|line| line.contains("×♣") && line.matches('×').count() > 2 && !line.contains('['));
        assert!(boxed || lines.iter().any(|line| line.contains("[1] × ♣")), "{lines:#?}");
        boxed
    };
    assert!(is_boxed(10, 8, 24));
    assert!(is_boxed(5, 20, 24), "two rows of boxes");
    assert!(!is_boxed(18, 8, 24), "there is no room");
    assert!(!is_boxed(8, 8, 15));
}

#[test]
fn the_last_line_stands_where_it_always_stands() {
    for text_lines in [1, 5, 9] {
        let lines = draw_in(&hand(text_lines, 6), None, 80, 24, 0).lines;
        assert_eq!(lines.len(), 24);
        assert!(lines[23].contains("[q]") && lines[23].contains("[h]"), "{lines:#?}");
    }
}

#[test]
fn without_colour_there_is_no_escape() {
    let drawn = draw_in(&page("♥10 ♦A", &["♥10"]), None, 80, 24, 0);
    assert!(drawn.lines.iter().all(|line| !line.contains('\x1b')));
    assert!(drawn.lines.contains(&"[1] ♥10".to_owned()), "{:#?}", drawn.lines);
    assert!(draw_in(&hand(3, 6), None, 80, 24, 0).lines.iter().all(|line| !line.contains('\x1b')));
}

#[test]
fn a_name_cannot_move_the_cursor() {
    let drawn = draw_in(&page("\x1b[2J\u{2068}Ana\u{2069}", &[]), None, 80, 24, 0);
    assert_eq!(drawn.lines[0], "[2JAna");
}
