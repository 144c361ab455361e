//! Lays a page out: its text on top, its buttons below, and a last line about the other keys.

use talon_view::{Block, Line, Look, Page, Style, Text};
use textwrap::core::display_width;

use super::boxes;
use super::ink::{Ink, spelled, visible};
use super::keys::{Choice, Choices};

/// The most columns that a line uses.
pub(crate) const WIDEST: usize = 80;

/// The most rows of the screen, unless the page needs more.
const HIGHEST: usize = 24;

/// The fewest rows of text that stay visible beside buttons that do not scroll.
const LEAST_TEXT: usize = 5;

/// The size of the window, in columns and rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) columns: usize,
    pub(crate) rows: usize,
}

/// A key that is not on the page, and what it does.
#[derive(Debug, Clone)]
pub(crate) struct Hint {
    pub(crate) key: String,
    pub(crate) label: String,
    /// Whether it is shown even if that takes another line.
    pub(crate) always: bool,
}

/// What is drawn in addition to the page.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Foot<'a> {
    /// The answer to the last press.
    pub(crate) message: Option<&'a Text>,
    /// A line that is being typed, after its prompt.
    pub(crate) typing: Option<(&'a str, &'a str)>,
    /// The other keys, the most useful first.
    pub(crate) hints: &'a [Hint],
    /// The hint about scrolling, shown if not everything fits.
    pub(crate) more: &'a Hint,
}

/// The screen's content.
#[derive(Debug, Default)]
pub(crate) struct Drawn {
    /// Its lines, without line ends.
    pub(crate) lines: Vec<String>,
    /// The most lines that can be scrolled past.
    pub(crate) most: usize,
    /// The number of lines in the scrolling part.
    pub(crate) view: usize,
}

/// The columns that text keeps beside a trick.
const BESIDE_TRICK: usize = 38;

/// A layout: whether empty lines stay, whether a hand is drawn as boxes, and a trick beside the text.
struct Layout {
    gaps: bool,
    boxes: bool,
    trick: bool,
}

/// The layouts, the best first.
const LAYOUTS: [Layout; 6] = [
    Layout { gaps: true, boxes: true, trick: true },
    Layout { gaps: false, boxes: true, trick: true },
    Layout { gaps: true, boxes: true, trick: false },
    Layout { gaps: false, boxes: true, trick: false },
    Layout { gaps: true, boxes: false, trick: false },
    Layout { gaps: false, boxes: false, trick: false },
];

/// Draws the screen: no line is wider than the window or [`WIDEST`], and there are not more lines than rows. The first layout that fits
/// is used. If none fits, the tightest one scrolls, with `skip` lines scrolled past.
pub(crate) fn draw(page: &Page, choices: &Choices, foot: &Foot<'_>, window: Size, skip: usize, ink: Ink) -> Drawn {
    let width = window.columns.clamp(1, WIDEST);
    let below = foot_lines(foot, false, width, ink);
    for layout in &LAYOUTS {
        let text = text_lines(page, layout, width, ink);
        let Some(controls) = control_lines(choices, layout, width, ink) else { continue };
        let gap = usize::from(layout.gaps && !controls.is_empty());
        let needed = text.len() + gap + controls.len();
        if needed + below.len() <= window.rows {
            // The hand and the last line stay in the same place.
            let free = HIGHEST.min(window.rows).saturating_sub(needed + below.len());
            let above = if has_cards(choices) { free } else { 0 };
            let blank = |count: usize| std::iter::repeat_n(String::new(), count);
            let lines =
                text.into_iter().chain(blank(gap + above)).chain(controls).chain(blank(free - above)).chain(below);
            return Drawn { lines: lines.collect(), most: 0, view: needed };
        }
    }
    scrolled(page, choices, foot, Size { columns: width, rows: window.rows }, skip, ink)
}

/// The tightest layout, scrolled. The buttons stay visible if they leave room for the text.
fn scrolled(page: &Page, choices: &Choices, foot: &Foot<'_>, window: Size, skip: usize, ink: Ink) -> Drawn {
    let [.., layout] = &LAYOUTS;
    let mut below = foot_lines(foot, true, window.columns, ink);
    below.truncate(window.rows.saturating_sub(1));
    let mut text = text_lines(page, layout, window.columns, ink);
    let mut controls = control_lines(choices, layout, window.columns, ink).unwrap_or_default();
    if controls.len() + below.len() + LEAST_TEXT > window.rows {
        text.append(&mut controls);
    }
    let view = window.rows.saturating_sub(controls.len() + below.len());
    let most = text.len().saturating_sub(view);
    let lines = text.into_iter().skip(skip.min(most)).take(view).chain(controls).chain(below);
    Drawn { lines: lines.collect(), most, view }
}

fn has_cards(choices: &Choices) -> bool {
    choices.all().any(Choice::is_card)
}

fn text_lines(page: &Page, layout: &Layout, width: usize, ink: Ink) -> Vec<String> {
    let picture = page.picture.as_ref().filter(|_| layout.trick);
    let narrow = width.saturating_sub(picture.map_or(0, boxes::trick_width));
    let trick = picture.filter(|_| narrow >= BESIDE_TRICK).map_or_else(Vec::new, |picture| boxes::trick(picture, ink));
    let mut lines = Vec::new();
    for block in &page.blocks {
        let mut part = Vec::new();
        push_block(&mut part, block, if lines.len() < trick.len() { narrow } else { width }, ink);
        lines.extend(part.into_iter().filter(|line| layout.gaps || !line.is_empty()));
    }
    lines.resize(lines.len().max(trick.len()), String::new());
    for (line, row) in lines.iter_mut().zip(&trick) {
        let blank = narrow.saturating_sub(display_width(line));
        line.push_str(&" ".repeat(blank));
        line.push_str(row);
    }
    lines
}

/// The buttons; `None` if this layout can't show them.
fn control_lines(choices: &Choices, layout: &Layout, width: usize, ink: Ink) -> Option<Vec<String>> {
    let mut lines = Vec::new();
    let cards = |row: &Vec<Choice>| row.iter().all(Choice::is_card);
    // On a phone, rows of cards are short for thumbs; here they fill the line. So do other rows if space is short.
    let together = |one: &Vec<Choice>, other: &Vec<Choice>| cards(one) == cards(other) && (cards(one) || !layout.gaps);
    for rows in choices.rows().chunk_by(together) {
        let items: Vec<&Choice> = rows.iter().flatten().collect();
        if layout.boxes && rows.first().is_some_and(cards) {
            lines.extend(boxes::hand(&items, width, ink)?);
        } else {
            push_items(&mut lines, items.into_iter().map(|choice| Item::choice(choice, ink)), width, ink);
        }
    }
    Some(lines)
}

fn foot_lines(foot: &Foot<'_>, more: bool, width: usize, ink: Ink) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(message) = foot.message {
        push_wrapped(&mut lines, &spelled(message, Ink::Plain), width, "7", ink);
    }
    if let Some((question, typed)) = foot.typing {
        push_wrapped(&mut lines, &visible(question), width, "1", ink);
        let letters: Vec<char> = typed.chars().collect();
        let room = width.saturating_sub(3);
        let end: String = letters.get(letters.len().saturating_sub(room)..).unwrap_or_default().iter().collect();
        lines.push(format!("> {end}"));
        return lines;
    }
    let hints = || more.then_some(foot.more).into_iter().chain(foot.hints);
    let needed = hint_lines(hints().filter(|hint| hint.always), width, ink);
    let mut chosen: Vec<&Hint> = hints().filter(|hint| hint.always).collect();
    for hint in hints().filter(|hint| !hint.always) {
        chosen.push(hint);
        if hint_lines(chosen.iter().copied(), width, ink).len() > needed.len().max(1) {
            chosen.pop();
        }
    }
    lines.extend(hint_lines(chosen.into_iter(), width, ink));
    lines
}

fn hint_lines<'a>(hints: impl Iterator<Item = &'a Hint>, width: usize, ink: Ink) -> Vec<String> {
    let mut lines = Vec::new();
    let item = |hint: &Hint| Item { keys: hint.key.clone(), label: hint.label.clone(), codes: ("2", "2") };
    push_items(&mut lines, hints.map(item), width, ink);
    lines
}

fn push_block(lines: &mut Vec<String>, block: &Block, width: usize, ink: Ink) {
    match block {
        Block::Line(line) => push_line(lines, line, width, ink),
        Block::Grid(grid) => {
            let line = |line: &Line| ink.wrap(code(line), &spelled(&line.text, ink));
            lines.extend(grid.lines(width).iter().map(line));
        }
        Block::Aside(aside) => aside.iter().for_each(|line| push_line(lines, line, width, ink)),
    }
}

fn push_line(lines: &mut Vec<String>, line: &Line, width: usize, ink: Ink) {
    push_wrapped(lines, &spelled(&line.text, ink), width, code(line), ink);
}

const fn code(line: &Line) -> &'static str {
    match line.style {
        Style::Title | Style::Strong => "1",
        Style::Dim => "2",
        Style::Body | Style::Code => "",
    }
}

fn push_wrapped(lines: &mut Vec<String>, text: &str, width: usize, code: &str, ink: Ink) {
    if text.is_empty() {
        lines.push(String::new());
        return;
    }
    for part in text.split('\n') {
        for piece in textwrap::wrap(part, width) {
            lines.push(ink.wrap(code, &piece));
        }
    }
}

/// A button with its keys, and how the two are printed.
struct Item {
    keys: String,
    label: String,
    codes: (&'static str, &'static str),
}

impl Item {
    fn choice(choice: &Choice, ink: Ink) -> Self {
        let codes = match choice.button.look {
            Look::Blocked => ("2", "2"),
            Look::Main => ("7", "1"),
            Look::Card | Look::Quiet | Look::Danger => ("7", ""),
        };
        Self { keys: choice.keys.clone(), label: spelled(&choice.button.label, ink), codes }
    }
}

/// Adds a row of buttons. One that does not fit on the line begins the next, and one that fits on no line is wrapped.
fn push_items(lines: &mut Vec<String>, items: impl Iterator<Item = Item>, width: usize, ink: Ink) {
    let mut line = String::new();
    let mut used = 0;
    for Item { keys, label, codes: (key_code, label_code) } in items {
        let key = format!("[{keys}]");
        let wide = display_width(&key) + 1 + display_width(&label);
        if used > 0 && used + 3 + wide > width {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            line.push_str("   ");
            used += 3;
        }
        let mut pieces = textwrap::wrap(&label, width.saturating_sub(display_width(&key) + 1).max(1)).into_iter();
        line.push_str(&ink.wrap(key_code, &key));
        line.push(' ');
        line.push_str(&ink.wrap(label_code, &pieces.next().unwrap_or_default()));
        used += wide;
        for piece in pieces {
            lines.push(std::mem::replace(&mut line, ink.wrap(label_code, &piece)));
            used = width;
        }
    }
    if used > 0 {
        lines.push(line);
    }
}

#[cfg(test)]
mod tests;
