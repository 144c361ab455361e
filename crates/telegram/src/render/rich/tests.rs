use serde_json::{Value, json};
use talon_table::Timestamp;
use talon_view::{Dress, Grid, Look, MenuVerb, Purpose, Side, Target, Token, Verb};

use super::*;
use crate::render::{Links, page as rendered};

fn line(style: Style, text: &str) -> Block {
    Block::Line(Line { style, text: Text::marked(text) })
}

fn to_be_read(blocks: Vec<Block>) -> Page {
    let purpose = Purpose::Reading { dress: Dress::Classic, fold: "Details".into() };
    Page { blocks, purpose, ..Page::default() }
}

fn written(blocks: Vec<Block>) -> Value {
    serde_json::to_value(message(&to_be_read(blocks).dressed(Dress::Rich)).unwrap()).unwrap()
}

fn row(name: &str, won: &str, is_own: bool) -> Row {
    let name = Text::join(["\u{2068}".into(), Text::foreign(name), "\u{2069}".into()], "");
    Row { cells: vec![name, won.into()], is_own }
}

#[test]
fn a_page_is_rich_only_where_its_readers_want_it() {
    let links = Links::new("https://t.me", "talon_bot").unwrap();
    let lines = || vec![line(Style::Title, "Rules")];
    let play = Page { blocks: lines(), ..Page::default() };
    for page in [to_be_read(lines()), play.clone(), play.dressed(Dress::Rich)] {
        assert_eq!(rendered(&page, &links).unwrap().rich, None);
    }
    let help = Token::new(None, 0, Verb::Menu(MenuVerb::Help));
    let button = talon_view::Button { label: "Help".into(), target: Target::Token(help), look: Look::Quiet };
    let mut rich = to_be_read(lines()).dressed(Dress::Rich);
    rich.buttons = vec![vec![button]];
    let rendered = rendered(&rich, &links).unwrap();
    assert!(rendered.rich.is_some() && rendered.words.keyboard.is_some());
    assert_eq!(rendered.words.html, "<b>Rules</b>", "what is shown where rich pages are not accepted");
}

#[test]
fn columns_are_a_table_and_the_rest_unfolds() {
    let mut grid = Grid::new([(Text::default(), Side::Left), ("Won".into(), Side::Right)]);
    grid.rows.extend([row("Ana", "14", false), row("Eva", "3", true)]);
    let aside =
        vec![Line { style: Style::Dim, text: "Eva: drawn 1".into() }, Line { style: Style::Body, text: "more".into() }];
    let blocks = vec![line(Style::Title, "Standings"), Block::Grid(grid), Block::Aside(aside)];
    let cell = |text: Value, align| json!({"text": text, "align": align, "valign": "middle"});
    let bold = |text| json!({"type": "bold", "text": text});
    assert_eq!(
        written(blocks),
        json!({"skip_entity_detection": true, "blocks": [
            {"type": "heading", "text": "Standings", "size": 3},
            {"type": "table", "is_striped": true, "is_compact": true, "cells": [
                [
                    {"is_header": true, "align": "left", "valign": "middle"},
                    {"text": "Won", "is_header": true, "align": "right", "valign": "middle"},
                ],
                [cell(json!("\u{2068}Ana\u{2069}"), "left"), cell(json!("14"), "right")],
                [cell(bold("\u{2068}Eva\u{2069}"), "left"), cell(bold("3"), "right")],
            ]},
            {"type": "details", "summary": "Details", "blocks": [{"type": "paragraph", "text": [
                {"type": "italic", "text": "Eva: drawn 1"}, "\n", "more",
            ]}]},
        ]})
    );
}

#[test]
fn lines_up_to_an_empty_one_are_a_paragraph() {
    let moment = Text::moment(Timestamp(1_785_765_900_000), "Aug 3, 14:05 UTC".to_owned());
    let until = Line { style: Style::Dim, text: Text::join(["Until".into(), moment], " ") };
    let blocks = vec![
        line(Style::Body, "one"),
        line(Style::Strong, "two"),
        line(Style::Body, " "),
        Block::Line(until),
        line(Style::Code, "a.b/c"),
    ];
    let date = json!({
        "type": "date_time", "text": "Aug 3, 14:05 UTC", "unix_time": 1_785_765_900, "date_time_format": "dt",
    });
    assert_eq!(
        written(blocks)["blocks"],
        json!([
            {"type": "paragraph", "text": ["one", "\n", {"type": "bold", "text": "two"}]},
            {"type": "paragraph", "text": [
                {"type": "italic", "text": ["Until ", date]}, "\n", {"type": "code", "text": "a.b/c"},
            ]},
        ])
    );
}

#[test]
fn names_bring_no_markup_and_telegram_looks_for_none() {
    let name = "</b><a href='x'>@ana evil.example #x /leave\u{202e}";
    let said = Text::join(["Champion: ".into(), Text::foreign(name)], "");
    let written = written(vec![Block::Line(Line { style: Style::Body, text: said })]);
    assert_eq!(written["blocks"], json!([{"type": "paragraph", "text": format!("Champion: {name}")}]));
    assert_eq!(written["skip_entity_detection"], true);
}

#[test]
fn what_telegram_would_refuse_stays_classic() {
    let is_rich = |blocks| message(&to_be_read(blocks).dressed(Dress::Rich)).is_some();
    assert!(!is_rich(vec![]));
    assert!(!is_rich(vec![line(Style::Body, " ")]));
    assert!(is_rich(vec![line(Style::Body, &"𝄞".repeat(16_384))]));
    assert!(!is_rich(vec![line(Style::Body, &"𝄞".repeat(16_385))]));
    let wide = |columns: usize| {
        let mut grid = Grid::new(vec![("x".into(), Side::Left); columns]);
        grid.rows.push(Row { cells: vec!["y".into(); columns], is_own: false });
        vec![Block::Grid(grid)]
    };
    assert!(is_rich(wide(20)) && !is_rich(wide(21)));
    let long = |rows: usize| {
        let mut grid = Grid::new([(Text::default(), Side::Left)]);
        grid.rows.extend((0..rows).map(|_| Row { cells: vec!["y".into()], is_own: false }));
        vec![Block::Grid(grid)]
    };
    assert!(is_rich(long(499)) && !is_rich(long(500)), "the rows count, and the table itself");
}

#[test]
fn pages_are_nowhere_near_the_deepest_that_is_allowed() {
    let moment = Text::moment(Timestamp(0), "then".to_owned());
    let line = Line { style: Style::Dim, text: moment };
    let page = to_be_read(vec![Block::Aside(vec![line.clone(), line])]).dressed(Dress::Rich);
    let size = message(&page).unwrap().size();
    assert_eq!(size, Size { units: 7 + 4 + 1 + 4, blocks: 2, columns: 0, depth: 4 });
}
