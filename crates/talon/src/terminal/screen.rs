//! Drawing a page: lines of at most eighty columns, in colour where the terminal has it.

use talon_cards::Suit;
use talon_view::{Block, Button, Line, Look, Page, Sense, Style, Text};

use super::keys;

/// The widest line that is drawn, in columns.
pub(crate) const WIDEST: usize = 80;

/// Whether letters may be coloured and made bold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ink {
    Colour,
    Plain,
}

impl Ink {
    /// What the terminal supports, according to the usual variables.
    pub(crate) fn of(no_color: Option<&str>, term: Option<&str>) -> Self {
        let refused = no_color.is_some_and(|value| !value.is_empty());
        if refused || term.is_none_or(|term| term == "dumb") { Self::Plain } else { Self::Colour }
    }

    fn wrap(self, code: &str, text: &str) -> String {
        match self {
            Self::Colour if !code.is_empty() => format!("\x1b[{code}m{text}\x1b[0m"),
            Self::Colour | Self::Plain => text.to_owned(),
        }
    }
}

/// What is drawn besides the page.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Foot<'a> {
    /// The answer to the last press.
    pub(crate) message: Option<&'a str>,
    /// The keys that mean the same on every page, each with what it does.
    pub(crate) commands: &'a [(char, String)],
    /// The text about the other keys.
    pub(crate) keys: &'a [String],
    /// A line that is being typed, with its question.
    pub(crate) typing: Option<(&'a str, &'a str)>,
}

/// The whole screen as lines without line ends, none wider than `columns` or [`WIDEST`]. If there are more than `rows`,
/// the empty lines are left out first, then the commands other than help, whose keys still work; if that is not enough,
/// the screen scrolls.
pub(crate) fn draw(page: &Page, foot: &Foot<'_>, columns: usize, rows: usize, ink: Ink) -> Vec<String> {
    let mut lines = whole(page, foot, columns, ink);
    if lines.len() > rows {
        lines.retain(|line| !line.is_empty());
    }
    if lines.len() > rows {
        let help = foot.commands.iter().position(|(key, _)| *key == keys::HELP);
        let commands = help.and_then(|at| foot.commands.get(at..=at)).unwrap_or_default();
        lines = whole(page, &Foot { commands, ..*foot }, columns, ink);
        lines.retain(|line| !line.is_empty());
    }
    lines
}

fn whole(page: &Page, foot: &Foot<'_>, columns: usize, ink: Ink) -> Vec<String> {
    let width = columns.clamp(20, WIDEST);
    let mut lines = Vec::new();
    for block in &page.blocks {
        push_block(&mut lines, block, width, ink);
    }
    if !page.buttons.is_empty() {
        lines.push(String::new());
        let rows = keys::rows(page);
        // Rows of cards are short for thumbs on a phone; here they fill the line.
        for group in rows.chunk_by(|one, other| is_of_cards(one) && is_of_cards(other)) {
            let items = group.iter().flatten().map(|(key, button)| Item::button(*key, button, ink));
            push_items(&mut lines, items, width, ink);
        }
    }
    lines.push(String::new());
    if let Some(message) = foot.message {
        push_wrapped(&mut lines, &visible(message), width, "7", ink);
    }
    if let Some((question, typed)) = foot.typing {
        push_wrapped(&mut lines, &visible(question), width, "1", ink);
        lines.push(format!("> {typed}"));
    }
    let commands = foot.commands.iter().map(|(key, what)| Item { key: *key, label: visible(what), codes: ("2", "2") });
    push_items(&mut lines, commands, width, ink);
    for key_line in foot.keys {
        push_wrapped(&mut lines, &visible(key_line), width, "2", ink);
    }
    lines
}

fn is_of_cards(row: &[(char, &Button)]) -> bool {
    row.iter().all(|(_, button)| matches!(button.look, Look::Card | Look::Blocked))
}

fn push_block(lines: &mut Vec<String>, block: &Block, width: usize, ink: Ink) {
    let code = |line: &Line| match line.style {
        Style::Title | Style::Strong => "1",
        Style::Dim => "2",
        Style::Body | Style::Code => "",
    };
    match block {
        Block::Line(line) => push_wrapped(lines, &spelled(&line.text, ink), width, code(line), ink),
        Block::Grid(grid) => {
            lines.extend(grid.lines(width).iter().map(|line| ink.wrap(code(line), &spelled(&line.text, ink))));
        }
        Block::Aside(aside) => {
            aside.iter().for_each(|line| push_wrapped(lines, &spelled(&line.text, ink), width, code(line), ink));
        }
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

/// Something to press: its key, its label, and how the two are printed.
struct Item {
    key: char,
    label: String,
    codes: (&'static str, &'static str),
}

impl Item {
    fn button(key: char, button: &Button, ink: Ink) -> Self {
        let codes = match button.look {
            Look::Blocked => ("2", "2"),
            Look::Main => ("7", "1"),
            Look::Card | Look::Quiet | Look::Danger => ("7", ""),
        };
        Self { key, label: spelled(&button.label, ink), codes }
    }
}

/// A row of things to press; an item that does not fit on the line begins the next.
fn push_items(lines: &mut Vec<String>, items: impl Iterator<Item = Item>, width: usize, ink: Ink) {
    let mut line = String::new();
    let mut used = 0;
    for item in items {
        let wide = textwrap::core::display_width(&item.label) + 4;
        if used > 0 && used + 3 + wide > width {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            line.push_str("   ");
            used += 3;
        }
        let (key_code, label_code) = item.codes;
        line.push_str(&ink.wrap(key_code, &format!("[{}]", item.key)));
        line.push(' ');
        line.push_str(&ink.wrap(label_code, &item.label));
        used += wide;
    }
    if used > 0 {
        lines.push(line);
    }
}

/// The text without marks that direct layout but show as boxes in terminals.
fn visible(text: &str) -> String {
    text.chars()
        .filter(|letter| {
            !matches!(letter, '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{fe0e}' | '\u{fe0f}')
                && (*letter == '\n' || !letter.is_control())
        })
        .collect()
}

/// A text for the terminal: each suit has a colour of its own, beside its glyph. Only the colour ends with a card, so that a bold
/// line stays bold.
fn spelled(text: &Text, ink: Ink) -> String {
    let spell = |run: &talon_view::Run| {
        let text = visible(&run.text);
        let suit = match run.sense {
            Sense::Card(card) => Some(card.suit()),
            Sense::Suit(suit) => Some(suit),
            Sense::Words | Sense::Foreign | Sense::Moment(_) | Sense::Length(_) => None,
        };
        match suit.and_then(colour).filter(|_| ink == Ink::Colour) {
            Some(colour) => format!("\x1b[{colour}m{text}\x1b[39m"),
            None => text,
        }
    };
    text.runs().iter().map(spell).collect()
}

const fn colour(suit: Suit) -> Option<&'static str> {
    match suit {
        Suit::Hearts => Some("31"),
        Suit::Diamonds => Some("36"),
        Suit::Clubs => Some("32"),
        Suit::Spades => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_cards::Card;
    use talon_view::Target;
    use unicode_width::UnicodeWidthStr;

    fn page(text: &str, labels: &[&str]) -> Page {
        let buttons = labels
            .iter()
            .map(|label| Button { label: (*label).into(), target: Target::Link(String::new()), look: Look::Card })
            .collect();
        Page::of(vec![Line { style: Style::Body, text: text.into() }], vec![buttons])
    }

    #[test]
    fn no_line_is_wider_than_the_terminal() {
        let long = "ръка след ръка ".repeat(40);
        let labels = ["♠10", "♥A", "Затварям талона", "Обявявам 66", "Не тегли още"];
        for columns in [20, 40, 80, 200] {
            let foot = Foot { message: Some(&long), ..Foot::default() };
            for line in draw(&page(&long, &labels), &foot, columns, 100, Ink::Plain) {
                assert!(line.width() <= columns.min(WIDEST), "{columns}: {line}");
            }
        }
    }

    /// A page of so many lines over a hand of 20 cards, none of which may be played, and two rows of long buttons.
    fn largest(text_lines: usize) -> Page {
        let button = |label: &str, look| Button { label: label.into(), target: Target::Link(String::new()), look };
        let cards: Vec<Button> = (0..20).map(|_| button("· ♠10", Look::Blocked)).collect();
        let long = || button("Обявявам последователност от пет карти", Look::Quiet);
        let mut buttons: Vec<Vec<Button>> = cards.chunks(4).map(<[Button]>::to_vec).collect();
        buttons.extend([vec![long(), long()], vec![long(), long()]]);
        let line = |_| Line { style: Style::Body, text: "x".into() };
        Page::of((0..text_lines).map(line).collect(), buttons)
    }

    #[test]
    fn a_low_screen_loses_the_commands_before_the_cards() {
        for &locale in talon_view::Locale::ALL {
            let words = super::super::words::Words::new(locale);
            let (commands, keys, message) = (words.commands(), [words.go_on(), words.keys()], words.unknown_key());
            let foot = Foot { message: Some(&message), commands: &commands, keys: &keys, typing: None };
            let help = |lines: &[String]| lines.iter().any(|line| line.contains("[h]"));
            let high = draw(&largest(4), &foot, 80, 100, Ink::Plain);
            assert!(high.contains(&String::new()) && help(&high), "{high:#?}");
            let low = draw(&largest(10), &foot, 80, 24, Ink::Plain);
            assert!(low.len() <= 24 && help(&low), "{locale}: {low:#?}");
            assert_eq!(low.iter().filter(|line| line.starts_with('x')).count(), 10);
        }
    }

    #[test]
    fn cards_fill_the_line() {
        let lines = draw(&largest(1), &Foot::default(), 80, 100, Ink::Plain);
        let cards = lines.iter().filter(|line| line.contains("♠10"));
        assert_eq!(cards.count(), 4, "{lines:#?}");
    }

    #[test]
    fn without_colour_there_is_no_escape() {
        let lines = draw(&page("♥10 ♦A", &["♥10"]), &Foot::default(), 80, 100, Ink::Plain);
        assert!(lines.iter().all(|line| !line.contains('\x1b')));
        assert!(lines.contains(&"[1] ♥10".to_owned()));
    }

    #[test]
    fn a_name_cannot_move_the_cursor() {
        let lines = draw(&page("\x1b[2J\u{2068}Ana\u{2069}", &[]), &Foot::default(), 80, 100, Ink::Plain);
        assert_eq!(lines[0], "[2JAna");
    }

    #[test]
    fn a_card_is_coloured_whole() {
        let card = |text: &str| Text::from(text.parse::<Card>().unwrap());
        let text = Text::join([Text::from("x"), card("TH"), card("AS")], " ");
        assert_eq!(spelled(&text, Ink::Colour), "x \x1b[31m♥10\x1b[39m ♠A");
        assert_eq!(spelled(&text, Ink::Plain), "x ♥10 ♠A");
    }

    #[test]
    fn a_name_is_not_coloured() {
        assert_eq!(spelled(&Text::foreign("♥10"), Ink::Colour), "♥10");
    }

    #[test]
    fn colour_is_left_out_where_it_is_not_wanted() {
        assert_eq!(Ink::of(None, Some("xterm")), Ink::Colour);
        assert_eq!(Ink::of(Some("1"), Some("xterm")), Ink::Plain);
        assert_eq!(Ink::of(None, Some("dumb")), Ink::Plain);
        assert_eq!(Ink::of(None, None), Ink::Plain);
    }
}
