//! Pages: their text and their buttons.

use maud::{Markup, html};
use talon_scene::Held;
use talon_view::{Block, Button, Grid, Line, Look, Page, Side, Style};

use super::pen::{Pen, card_of, pressed};
use super::text::text;

/// The text of a page: what its picture does not show, where there is one.
pub(super) fn words(pen: Pen, page: &Page) -> Markup {
    let blocks = page.below.as_ref().filter(|_| page.picture.is_some()).unwrap_or(&page.blocks);
    html! {
        @for block in blocks {
            @match block {
                Block::Line(each) => { (line(pen, each)) }
                Block::Grid(each) => { (grid(pen, each)) }
                Block::Aside(lines) => { div.aside { @for each in lines { (line(pen, each)) } } }
            }
        }
    }
}

fn line(pen: Pen, line: &Line) -> Markup {
    let words = text(pen, &line.text);
    if line.text.is_blank() {
        return html! { div.gap {} };
    }
    match line.style {
        Style::Title => html! { h1 { (words) } },
        Style::Strong => html! { p { strong { (words) } } },
        Style::Body => html! { p { (words) } },
        Style::Dim => html! { p.dim { (words) } },
        Style::Code => html! { p { code { (words) } } },
    }
}

fn grid(pen: Pen, grid: &Grid) -> Markup {
    let side = |at: usize| grid.columns.get(at).map_or(Side::Left, |column| column.side);
    let class = |at: usize| (side(at) == Side::Right).then_some("figure");
    let has_heads = grid.columns.iter().any(|column| !column.head.is_blank());
    html! {
        div.grid { table {
            @if has_heads {
                thead { tr { @for (at, column) in grid.columns.iter().enumerate() {
                    th scope="col" class=[class(at)] { (text(pen, &column.head)) }
                } } }
            }
            tbody { @for row in &grid.rows {
                tr.own[row.is_own] { @for (at, cell) in row.cells.iter().enumerate() {
                    td class=[class(at)] { (text(pen, cell)) }
                } }
            } }
        } }
    }
}

/// The buttons of a page, but for the cards that lie in the hand.
pub(super) fn buttons(pen: Pen, page: &Page, hand: Option<&Held>) -> Markup {
    let lies = |button: &Button| {
        card_of(button).is_some_and(|card| hand.is_some_and(|hand| hand.cards.iter().any(|(held, _)| *held == card)))
    };
    let rows = page.uncut_buttons();
    let rows = rows.iter().map(|row| row.iter().filter(|button| !lies(button)).collect::<Vec<_>>());
    html! {
        @for row in rows.filter(|row| !row.is_empty()) {
            div.row { @for each in row { (button(pen, each)) } }
        }
    }
}

fn button(pen: Pen, button: &Button) -> Markup {
    let look = match button.look {
        Look::Card => "card-name",
        Look::Blocked => "blocked",
        Look::Main => "main",
        Look::Quiet => "quiet",
        Look::Danger => "danger",
    };
    let Some((token, key)) = pressed(button) else { return Markup::default() };
    html! { button class=(look) data-press=(token) data-key=(key) { (text(pen, &button.label)) } }
}
