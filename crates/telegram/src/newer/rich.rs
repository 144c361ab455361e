//! Rich messages (Bot API 10.1, blocks since 10.2), as far as pages need them.

use serde::Serialize;
use talon_view::Side;

/// A message made of blocks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct InputRichMessage {
    /// From top to bottom.
    pub(crate) blocks: Vec<RichBlock>,
    /// True stops Telegram from turning look-alikes into links, mentions and commands.
    pub(crate) skip_entity_detection: bool,
}

/// A part of a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum RichBlock {
    /// A title; 1 is the largest size, 6 the smallest.
    Heading { text: RichText, size: u8 },
    /// Lines of text.
    Paragraph { text: RichText },
    /// Rows of cells.
    Table { cells: Vec<Vec<Cell>>, is_striped: bool, is_compact: bool },
    /// Blocks that unfold below a line.
    Details { summary: RichText, blocks: Vec<RichBlock> },
}

/// A text with marks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum RichText {
    /// Literal text, without markup.
    Plain(String),
    /// One after another.
    Joined(Vec<RichText>),
    /// With a mark.
    Marked(Mark),
}

/// A mark on a text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Mark {
    /// Heavy letters.
    Bold { text: Box<RichText> },
    /// Slanted letters.
    Italic { text: Box<RichText> },
    /// Letters of equal width.
    Code { text: Box<RichText> },
    /// A moment, which each reader sees in their own time.
    DateTime { text: Box<RichText>, unix_time: i64, date_time_format: &'static str },
}

/// A table cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Cell {
    /// Its text; without one it is invisible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) text: Option<RichText>,
    /// Whether it stands above a column.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_header: bool,
    /// Horizontal alignment.
    pub(crate) align: Align,
    /// Vertical alignment.
    pub(crate) valign: VerticalAlign,
}

/// Horizontal alignment of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Align {
    Left,
    Right,
}

impl From<Side> for Align {
    fn from(side: Side) -> Self {
        match side {
            Side::Left => Self::Left,
            Side::Right => Self::Right,
        }
    }
}

/// Vertical alignment of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum VerticalAlign {
    Middle,
}

/// The quantities that Telegram limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Size {
    /// Characters of text, in UTF-16 units.
    pub(crate) units: usize,
    /// Blocks, including nested blocks and table rows.
    pub(crate) blocks: usize,
    /// Columns of the widest table.
    pub(crate) columns: usize,
    /// Nesting depth of blocks and marks.
    pub(crate) depth: usize,
}

impl Size {
    fn and(self, other: Self) -> Self {
        Self {
            units: self.units + other.units,
            blocks: self.blocks + other.blocks,
            columns: self.columns.max(other.columns),
            depth: self.depth.max(other.depth),
        }
    }

    /// Adds one level of nesting.
    fn within(self) -> Self {
        Self { depth: self.depth + 1, ..self }
    }

    fn of_all(sizes: impl Iterator<Item = Self>) -> Self {
        sizes.fold(Self::default(), Self::and)
    }
}

impl InputRichMessage {
    /// How large it is.
    pub(crate) fn size(&self) -> Size {
        Size::of_all(self.blocks.iter().map(RichBlock::size))
    }
}

impl RichBlock {
    fn size(&self) -> Size {
        let block = |within: Size| Size { blocks: within.blocks + 1, ..within.within() };
        match self {
            Self::Heading { text, .. } | Self::Paragraph { text } => block(text.size()),
            Self::Table { cells, .. } => {
                let texts = cells.iter().flatten().filter_map(|cell| cell.text.as_ref());
                let columns = cells.iter().map(Vec::len).max().unwrap_or_default();
                let rows = Size { blocks: cells.len(), columns, ..Size::default() };
                block(rows.and(Size::of_all(texts.map(RichText::size)).within()))
            }
            Self::Details { summary, blocks } => block(summary.size().and(Size::of_all(blocks.iter().map(Self::size)))),
        }
    }
}

impl RichText {
    fn size(&self) -> Size {
        match self {
            Self::Plain(text) => Size { units: text.encode_utf16().count(), ..Size::default() },
            Self::Joined(texts) => Size::of_all(texts.iter().map(Self::size)),
            Self::Marked(
                Mark::Bold { text } | Mark::Italic { text } | Mark::Code { text } | Mark::DateTime { text, .. },
            ) => text.size().within(),
        }
    }
}
