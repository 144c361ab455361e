//! The digest of a page: what it shows and does, in a form that no other page has.

use sha2::{Digest, Sha256};

use super::{Block, Page};
use crate::{Button, Column, Line, Look, Row, Sense, Side, Style, Target, Text};

impl Page {
    /// A digest of everything that the page shows and does: two pages with the same digest need no edit.
    #[must_use]
    pub fn hash(&self) -> [u8; 32] {
        let mut hasher = Canonical(Sha256::new());
        hasher.byte(1);
        hasher.blocks(&self.blocks);
        hasher.count(self.buttons.len());
        for row in &self.buttons {
            hasher.count(row.len());
            for button in row {
                hasher.button(button);
            }
        }
        hasher.picture(self);
        hasher.rich(self.rich_fold());
        hasher.0.finalize().into()
    }
}

/// Length-prefixed fields, so that no two pages have the same bytes.
struct Canonical(Sha256);

impl Canonical {
    fn byte(&mut self, byte: u8) {
        self.0.update([byte]);
    }

    fn count(&mut self, count: usize) {
        self.0.update((count as u64).to_be_bytes());
    }

    fn text(&mut self, text: &str) {
        self.count(text.len());
        self.0.update(text.as_bytes());
    }

    fn blocks(&mut self, blocks: &[Block]) {
        self.count(blocks.len());
        blocks.iter().for_each(|block| self.block(block));
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Line(line) => self.line(line),
            Block::Grid(grid) => {
                self.byte(5);
                self.count(grid.columns.len());
                for Column { head, side } in &grid.columns {
                    self.byte(u8::from(*side == Side::Right));
                    self.runs(head);
                }
                self.count(grid.rows.len());
                for Row { cells, is_own } in &grid.rows {
                    self.byte(u8::from(*is_own));
                    self.count(cells.len());
                    cells.iter().for_each(|cell| self.runs(cell));
                }
            }
            Block::Aside(lines) => {
                self.byte(6);
                self.count(lines.len());
                lines.iter().for_each(|line| self.line(line));
            }
        }
    }

    fn line(&mut self, line: &Line) {
        self.byte(style_code(line.style));
        self.runs(&line.text);
    }

    fn runs(&mut self, text: &Text) {
        self.count(text.runs().len());
        for run in text.runs() {
            match run.sense {
                Sense::Words | Sense::Rank(_) | Sense::Length(_) => self.byte(0),
                Sense::Foreign => self.byte(1),
                // Its text says which.
                Sense::Card(_) => self.byte(2),
                Sense::Suit(_) => self.byte(3),
                Sense::Moment(at) => {
                    self.byte(4);
                    self.0.update(at.0.to_be_bytes());
                }
            }
            self.text(&run.text);
        }
    }

    /// Of a page without a picture nothing is added, so that it has the digest that it had before there were pictures.
    fn picture(&mut self, page: &Page) {
        let Some(picture) = &page.picture else { return };
        self.0.update(picture.digest());
        if let Some(below) = &page.below {
            self.byte(8);
            self.blocks(below);
        }
    }

    /// Likewise of a classic page.
    fn rich(&mut self, fold: Option<&Text>) {
        if let Some(fold) = fold {
            self.byte(7);
            self.runs(fold);
        }
    }

    fn button(&mut self, button: &Button) {
        self.byte(look_code(button.look));
        self.runs(&button.label);
        match &button.target {
            Target::Token(token) => {
                self.byte(0);
                self.text(&token.to_string());
            }
            Target::PrivateChat(table) => {
                self.byte(2);
                self.text(&table.to_string());
            }
            Target::Link(address) => {
                self.byte(3);
                self.text(address);
            }
        }
    }
}

const fn style_code(style: Style) -> u8 {
    match style {
        Style::Title => 0,
        Style::Body => 1,
        Style::Strong => 2,
        Style::Dim => 3,
        Style::Code => 4,
    }
}

const fn look_code(look: Look) -> u8 {
    match look {
        Look::Card => 0,
        Look::Blocked => 1,
        Look::Main => 2,
        Look::Quiet => 3,
        Look::Danger => 4,
    }
}
