//! A page under construction.

use crate::page::button::ROWS;
use crate::page::layout;
use crate::words::{Menu, Sentence};
use crate::{Block, Button, Dress, Grid, Line, Locale, Page, Purpose, Style, Text, say};

/// Collects the lines and rows of a page in one language.
pub(crate) struct Draft {
    locale: Locale,
    page: Page,
    /// What stands below a picture, so far.
    below: Vec<Block>,
    /// Whether a picture shows what comes now.
    is_drawn: bool,
}

impl Draft {
    pub(crate) fn new(locale: Locale) -> Self {
        Self { locale, page: Page::default(), below: Vec::new(), is_drawn: false }
    }

    pub(crate) fn line(&mut self, style: Style, text: impl Into<Text>) {
        self.push(Block::Line(Line { style, text: text.into() }));
    }

    fn push(&mut self, block: Block) {
        if !self.is_drawn {
            self.below.push(block.clone());
        }
        self.page.blocks.push(block);
    }

    /// Adds what the page's picture shows too: it stands there where the page goes without its picture.
    pub(crate) fn drawn(&mut self, add: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.is_drawn, true);
        add(self);
        self.is_drawn = before;
    }

    pub(crate) fn title(&mut self, sentence: &impl Sentence) {
        self.line(Style::Title, say(self.locale, sentence));
    }

    pub(crate) fn strong(&mut self, sentence: &impl Sentence) {
        self.line(Style::Strong, say(self.locale, sentence));
    }

    pub(crate) fn body(&mut self, sentence: &impl Sentence) {
        self.line(Style::Body, say(self.locale, sentence));
    }

    pub(crate) fn dim(&mut self, sentence: &impl Sentence) {
        self.line(Style::Dim, say(self.locale, sentence));
    }

    /// A text of several lines: the first is the title.
    pub(crate) fn text(&mut self, sentence: &impl Sentence) {
        for (place, line) in say(self.locale, sentence).lines().into_iter().enumerate() {
            let style = if place == 0 { Style::Title } else { Style::Body };
            self.line(style, line);
        }
    }

    /// Adds the lines of another page. Their title becomes a heading within this page.
    pub(crate) fn section(&mut self, section: Self) {
        for block in section.finish().blocks {
            self.push(match block {
                Block::Line(Line { style: Style::Title, text }) => Block::Line(Line { style: Style::Strong, text }),
                block => block,
            });
        }
    }

    /// An empty line, unless there is one already.
    pub(crate) fn gap(&mut self) {
        let blocks = [&mut self.page.blocks].into_iter().chain((!self.is_drawn).then_some(&mut self.below));
        for blocks in blocks {
            if blocks.last().is_some_and(|block| !block.is_blank()) {
                blocks.push(Block::Line(Line { style: Style::Body, text: Text::default() }));
            }
        }
    }

    /// Rows in columns, unless there are none.
    pub(crate) fn grid(&mut self, grid: Grid) {
        if !grid.rows.is_empty() {
            self.push(Block::Grid(grid));
        }
    }

    /// Lines that unfold, unless there are none.
    pub(crate) fn aside(&mut self, lines: Vec<Line>) {
        if !lines.is_empty() {
            self.push(Block::Aside(lines));
        }
    }

    /// What is added unfolds.
    pub(crate) fn fold(&mut self, add: impl FnOnce(&mut Self)) {
        let mut folded = Self::new(self.locale);
        add(&mut folded);
        self.aside(folded.finish().lines());
    }

    /// A row of buttons, unless it is empty.
    pub(crate) fn row(&mut self, row: impl IntoIterator<Item = Button>) {
        let row: Vec<Button> = row.into_iter().collect();
        if !row.is_empty() {
            self.page.buttons.push(row);
        }
    }

    /// Buttons in rows of at most `width`.
    pub(crate) fn rows(&mut self, buttons: Vec<Button>, width: usize) {
        let mut buttons = buttons.into_iter().peekable();
        while buttons.peek().is_some() {
            self.row(buttons.by_ref().take(width.max(1)));
        }
    }

    /// The last buttons of a page, in rows of at most `most`, and fewer where a label would be cut and the page has room.
    pub(crate) fn fitted(&mut self, buttons: Vec<Button>, most: usize) {
        let rows = layout::fitted(buttons.clone(), most);
        if self.rows_so_far() + rows.len() <= ROWS {
            self.page.buttons.extend(rows);
        } else {
            self.rows(buttons, most);
        }
    }

    /// Nobody plays on this page: it has a rich form, too.
    pub(crate) fn for_reading(&mut self) {
        self.page.purpose = Purpose::Reading { dress: Dress::Classic, fold: say(self.locale, &Menu::Fold) };
    }

    /// How many rows of buttons there are so far.
    pub(crate) const fn rows_so_far(&self) -> usize {
        self.page.buttons.len()
    }

    pub(crate) fn finish(mut self) -> Page {
        for blocks in [&mut self.page.blocks, &mut self.below] {
            while blocks.last().is_some_and(Block::is_blank) {
                blocks.pop();
            }
        }
        self.page.below = Some(self.below).filter(|below| *below != self.page.blocks);
        layout::spread(&mut self.page.buttons, ROWS);
        self.page.lettered(self.locale)
    }
}
