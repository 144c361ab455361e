//! A page: what a message shows, for any platform.

pub(crate) mod button;
pub(crate) mod choices;
mod digest;
pub(crate) mod draft;
pub(crate) mod drawing;
pub(crate) mod dress;
pub(crate) mod grid;
pub(crate) mod layout;
pub(crate) mod line;
pub(crate) mod reader;

use std::fmt;

use sha2::{Digest, Sha256};
use talon_scene::{CourtLetters, Cyrillic, Lettering, Scene, Style as Drawn, Theme};
use talon_table::Timestamp;

use crate::{Button, Dress, Grid, Line, Locale, Purpose, Style, Text};
use button::{BUTTONS_IN_ROW, ROWS};

/// A part of a page.
#[derive(Clone, PartialEq, Eq)]
pub enum Block {
    /// One line.
    Line(Line),
    /// Rows in columns, which platforms show in letters of equal width.
    Grid(Grid),
    /// What not every reader wants to know. It unfolds where the platform can do that, and stands there otherwise.
    Aside(Vec<Line>),
}

impl Block {
    fn lines(&self) -> Vec<Line> {
        match self {
            Self::Line(line) => vec![line.clone()],
            Self::Grid(grid) => grid.lines(Grid::PHONE),
            Self::Aside(lines) => lines.clone(),
        }
    }

    pub(crate) fn is_blank(&self) -> bool {
        matches!(self, Self::Line(line) if line.text.is_blank())
    }
}

/// A picture that stands above the text. It shows nothing that the text does not say.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// What it shows.
    pub scene: Box<Scene>,
    /// In which colours.
    pub theme: Theme,
    /// With which letters.
    pub letters: Lettering,
    /// What it is, in a sentence.
    pub alt: String,
}

impl Picture {
    /// In which colours it is drawn, and with which letters.
    #[must_use]
    pub const fn style(&self) -> Drawn {
        Drawn { theme: self.theme, letters: self.letters }
    }

    /// A digest of what it shows and how: pictures with the same digest are the same image.
    #[must_use]
    pub fn digest(&self) -> [u8; 32] {
        let theme: u8 = match self.theme {
            Theme::Dark => 1,
            Theme::Light => 2,
        };
        let mut digest = Sha256::new().chain_update([theme]).chain_update(self.scene.digest());
        // With the usual letters it is the digest that it was before there were others.
        if self.letters.court != CourtLetters::default() {
            digest.update(String::from_iter(self.letters.court.0));
        }
        match self.letters.cyrillic {
            Cyrillic::Bulgarian => {}
            Cyrillic::Russian => digest.update([1]),
        }
        digest.finalize().into()
    }
}

/// A message in the reader's language: lines of text and rows of buttons, within every platform's limits.
///
/// `Debug` tells only the size, because a page may be somebody's hand.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Page {
    /// The text.
    pub blocks: Vec<Block>,
    /// What stands in place of the text below the picture, where one is shown: what the picture does not show. None for all of it.
    pub below: Option<Vec<Block>>,
    /// The buttons, row by row: at most five rows of at most five.
    pub buttons: Vec<Vec<Button>>,
    /// A picture, where the reader wants one. Platforms without pictures, and messages for which none can be drawn in time, go without.
    pub picture: Option<Picture>,
    /// What it is for: by that it is known whether it has a rich form.
    pub purpose: Purpose,
}

impl Page {
    /// The lines, with those that would unfold, and the rows of a grid as lines for letters of equal width.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        self.blocks.iter().flat_map(Block::lines).collect()
    }

    /// What stands below its picture.
    fn below_blocks(&self) -> &[Block] {
        self.below.as_ref().unwrap_or(&self.blocks)
    }

    /// The page as it stands below its picture.
    #[must_use]
    pub fn below_picture(&self) -> Self {
        let (blocks, buttons, purpose) = (self.below_blocks().to_vec(), self.buttons.clone(), self.purpose.clone());
        Self { blocks, below: None, buttons, picture: None, purpose }
    }

    /// What the picture shows, for people who cannot see it: what it is, and the lines that do not stand below it.
    #[must_use]
    pub fn described_picture(&self) -> Option<String> {
        let picture = self.picture.as_ref()?;
        let below: Vec<Line> = self.below_blocks().iter().flat_map(Block::lines).collect();
        let shown = self.lines().into_iter().filter(|line| !line.text.is_blank() && !below.contains(line));
        let lines: Vec<String> = shown.map(|line| line.text.plain()).collect();
        Some([picture.alt.clone()].into_iter().chain(lines).collect::<Vec<_>>().join("\n"))
    }

    /// A page of these lines and rows of buttons.
    #[must_use]
    pub fn of(lines: Vec<Line>, buttons: Vec<Vec<Button>>) -> Self {
        Self { blocks: lines.into_iter().map(Block::Line).collect(), buttons, ..Self::default() }
    }

    /// A page of one sentence.
    #[must_use]
    pub fn sentence(text: Text) -> Self {
        Self::of(vec![Line { style: Style::Body, text }], Vec::new())
    }

    /// This page with the letters on its cards that its reader chose.
    pub(crate) fn lettered(self, locale: Locale) -> Self {
        self.written(|text| text.lettered(locale))
    }

    /// This page with its moments in other words.
    #[must_use]
    pub fn with_moments(self, told: impl Fn(Timestamp) -> String) -> Self {
        self.written(|text| text.with_moments(&told))
    }

    /// This page with each of its texts written again.
    fn written(mut self, write: impl Fn(Text) -> Text) -> Self {
        let letter = |text: &mut Text| *text = write(std::mem::take(text));
        for block in self.blocks.iter_mut().chain(self.below.iter_mut().flatten()) {
            match block {
                Block::Line(line) => letter(&mut line.text),
                Block::Grid(grid) => grid.rows.iter_mut().flat_map(|row| &mut row.cells).for_each(letter),
                Block::Aside(lines) => lines.iter_mut().for_each(|line| letter(&mut line.text)),
            }
        }
        self.buttons.iter_mut().flatten().for_each(|button| letter(&mut button.label));
        self
    }

    /// This page in the form that its readers chose, if it is there to be read. A rich page stays rich.
    #[must_use]
    pub fn dressed(mut self, chosen: Dress) -> Self {
        if let (Purpose::Reading { dress, .. }, Dress::Rich) = (&mut self.purpose, chosen) {
            *dress = chosen;
        }
        self
    }

    /// Whether its readers may choose another form for it.
    #[must_use]
    pub const fn has_rich_form(&self) -> bool {
        matches!(self.purpose, Purpose::Reading { dress: Dress::Classic, .. })
    }

    /// What stands above its lines that unfold, if it is rich.
    #[must_use]
    pub const fn rich_fold(&self) -> Option<&Text> {
        match &self.purpose {
            Purpose::Reading { dress: Dress::Rich, fold } => Some(fold),
            Purpose::Reading { dress: Dress::Classic, .. } | Purpose::Use => None,
        }
    }

    /// This page with the picture of another one, in whose place it stands: a message keeps its picture while its text changes.
    #[must_use]
    pub fn with_picture_of(self, other: &Self) -> Self {
        Self { picture: other.picture.clone(), below: other.below.as_ref().and(self.below), ..self }
    }

    /// Adds a button: in a row of its own, or at the end of the last row that has room where the page has as many rows as every platform
    /// takes.
    pub fn push_button(&mut self, button: Button) {
        let is_full = self.buttons.len() >= ROWS;
        let with_room = self.buttons.iter_mut().rfind(|row| is_full && row.len() < BUTTONS_IN_ROW);
        match with_room {
            Some(row) => row.push(button),
            None => self.buttons.push(vec![button]),
        }
    }

    /// The buttons where those of a row share its width and a page may have any number of rows: divided until no label is cut.
    #[must_use]
    pub fn uncut_buttons(&self) -> Vec<Vec<Button>> {
        let mut rows = self.buttons.clone();
        layout::spread(&mut rows, usize::MAX);
        rows
    }

    /// Adds a line to the text.
    pub fn push(&mut self, line: Line) {
        self.below.iter_mut().for_each(|below| below.push(Block::Line(line.clone())));
        self.blocks.push(Block::Line(line));
    }

    /// The text alone, one line after another.
    #[must_use]
    pub fn text(&self) -> String {
        let lines: Vec<String> = self.lines().iter().map(|line| line.text.plain()).collect();
        lines.join("\n")
    }

    /// The whole page for tests and logs: every line with a mark of its style, those that unfold with a mark before it, every row of
    /// buttons in brackets.
    ///
    /// A page for one reader must never be logged: it may hold that reader's hand.
    #[must_use]
    pub fn plain(&self) -> String {
        let mut plain = String::new();
        for block in &self.blocks {
            let fold = if matches!(block, Block::Aside(_)) { "> " } else { "" };
            for line in block.lines() {
                let mark = match line.style {
                    Style::Title => "# ",
                    Style::Body => "",
                    Style::Strong => "* ",
                    Style::Dim => "~ ",
                    Style::Code => "` ",
                };
                plain.push_str(fold);
                plain.push_str(mark);
                plain.push_str(&line.text.plain());
                plain.push('\n');
            }
        }
        for row in &self.buttons {
            let labels: Vec<String> = row.iter().map(|button| format!("[{}]", button.label.plain())).collect();
            plain.push_str(&labels.join(" "));
            plain.push('\n');
        }
        plain
    }
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let buttons: usize = self.buttons.iter().map(Vec::len).sum();
        write!(f, "Page({} lines, {buttons} buttons)", self.lines().len())
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Line({:?}, {:?})", self.style, self.text)
    }
}

impl fmt::Debug for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "{line:?}"),
            Self::Grid(grid) => write!(f, "{grid:?}"),
            Self::Aside(lines) => write!(f, "Aside({} lines)", lines.len()),
        }
    }
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({:?}, {:?})", self.scene, self.theme)
    }
}

#[cfg(test)]
mod tests {
    use talon_table::TableId;

    use super::*;
    use crate::{Look, MenuVerb, Row, ShowVerb, Side, Target, Token, Verb};

    fn line((style, text): (Style, &str)) -> Block {
        Block::Line(Line { style, text: text.into() })
    }

    fn page() -> Page {
        let button = |label: &str, verb| Button {
            label: label.into(),
            target: Target::Token(Token::new(None, 0, verb)),
            look: Look::Quiet,
        };
        Page {
            blocks: [(Style::Title, "ab"), (Style::Body, "c")].map(line).into(),
            buttons: vec![
                vec![button("Help", Verb::Menu(MenuVerb::Help))],
                vec![button("Score", Verb::Show(ShowVerb::Score))],
            ],
            ..Page::default()
        }
    }

    fn to_be_read() -> Page {
        Page { purpose: Purpose::Reading { dress: Dress::Classic, fold: "More".into() }, ..page() }
    }

    #[test]
    fn only_what_is_there_to_be_read_becomes_rich() {
        assert!(!page().has_rich_form());
        assert_eq!(page().dressed(Dress::Rich).rich_fold(), None);
        assert!(to_be_read().has_rich_form());
        assert_eq!(to_be_read().dressed(Dress::Classic).rich_fold(), None);
        let rich = to_be_read().dressed(Dress::Rich);
        assert_eq!(rich.rich_fold(), Some(&"More".into()));
        assert!(!rich.has_rich_form() && rich.dressed(Dress::Classic).rich_fold().is_some());
    }

    #[test]
    fn a_page_with_all_its_rows_takes_one_more_button_into_the_last() {
        let mut page = page();
        let one_more = page.buttons[0][0].clone();
        for added in 3..=ROWS + BUTTONS_IN_ROW {
            page.push_button(one_more.clone());
            assert_eq!(page.buttons.len(), added.min(ROWS));
        }
        assert_eq!(page.buttons.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1, 1, 2, 5]);
    }

    #[test]
    fn the_digest_sees_every_difference() {
        let same = page();
        let mut others = vec![page(); 11];
        others[0].blocks[0] = line((Style::Strong, "ab"));
        others[1].blocks = [(Style::Title, "a"), (Style::Body, "bc")].map(line).into();
        others[2].buttons[0][0].look = Look::Main;
        others[3].buttons[0][0].target = Target::PrivateChat(TableId(1));
        let last = others[4].buttons.pop().unwrap();
        others[4].buttons[0].extend(last);
        others[5].blocks.pop();
        others[6].buttons[0][0].target = Target::Link("here".to_owned());
        others[7].buttons[0][0].target = Target::Link("there".to_owned());
        others[8].blocks[1] = Block::Aside(vec![Line { style: Style::Body, text: "c".into() }]);
        let cells = vec!["c".into()];
        let rows = vec![Row { cells, is_own: false }];
        others[9].blocks[1] = Block::Grid(Grid { rows, ..Grid::new([("".into(), Side::Left)]) });
        others[10] = to_be_read().dressed(Dress::Rich);
        assert_eq!(to_be_read().hash(), same.hash(), "as before there were rich pages");
        assert_ne!(others[6].hash(), others[7].hash());
        assert_eq!(page().hash(), same.hash());
        for other in &others {
            assert_ne!(other.hash(), same.hash(), "{}", other.plain());
        }
    }

    #[test]
    fn debug_tells_nothing_of_the_contents() {
        let mut hand = page();
        hand.blocks[0] = line((Style::Body, "♠A"));
        let debug = format!("{hand:?} {:?} {:?}", hand.blocks, hand.buttons);
        assert!(!debug.contains('♠'), "{debug}");
        assert!(debug.starts_with("Page(2 lines, 2 buttons)"), "{debug}");
    }
}
