//! Rows of text in columns: score sheets, leaderboards, the tables of leagues.

use std::fmt;

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use crate::{Line, Run, Sense, Style, Text};

/// Between two columns.
const GAP: &str = " ";

/// Before the row that is the reader's own, and before the others.
const MARKS: (&str, &str) = ("› ", "  ");

/// What stands for the end of a text that has no room.
const CUT: &str = "…";

/// No column of words becomes narrower than this.
const NARROWEST: usize = 6;

/// To which side the cells of a column keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Words.
    Left,
    /// Figures.
    Right,
}

/// A column of a [`Grid`].
#[derive(Clone, PartialEq, Eq)]
pub struct Column {
    /// What stands above it.
    pub head: Text,
    /// To which side its cells keep.
    pub side: Side,
}

/// A row of a [`Grid`].
#[derive(Clone, PartialEq, Eq)]
pub struct Row {
    /// A text for each column.
    pub cells: Vec<Text>,
    /// Whether it is the row of the page's only reader.
    pub is_own: bool,
}

/// Rows of text in columns. It is no "table", for that is where people play.
///
/// `Debug` tells only the size.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Grid {
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, from above.
    pub rows: Vec<Row>,
}

impl Grid {
    /// How many letters of equal width a line may have on a phone of 360 points.
    pub const PHONE: usize = 34;

    /// A grid without rows.
    #[must_use]
    pub fn new(columns: impl IntoIterator<Item = (Text, Side)>) -> Self {
        let columns = columns.into_iter().map(|(head, side)| Column { head, side });
        Self { columns: columns.collect(), rows: Vec::new() }
    }

    /// The heads and the rows as lines for letters of equal width, none wider than `widest` as long as words can be cut.
    #[must_use]
    pub fn lines(&self, widest: usize) -> Vec<Line> {
        let marks = self.rows.iter().any(|row| row.is_own);
        let widths = self.widths(widest.saturating_sub(if marks { MARKS.0.width() } else { 0 }));
        let heads = Row { cells: self.columns.iter().map(|column| column.head.clone()).collect(), is_own: false };
        let headless = heads.cells.iter().all(Text::is_blank);
        let line = |row: &Row, style| {
            let mut text = Text::default();
            if marks {
                text.push_words(if row.is_own { MARKS.0 } else { MARKS.1 });
            }
            for (at, ((cell, column), width)) in row.cells.iter().zip(&self.columns).zip(&widths).enumerate() {
                if at > 0 {
                    text.push_words(GAP);
                }
                text = Text::join([text, padded(cell, column.side, *width)], "");
            }
            Line { style, text: text.trimmed() }
        };
        let heads = (!headless).then(|| line(&heads, Style::Dim));
        let rows = self.rows.iter().map(|row| line(row, if row.is_own { Style::Strong } else { Style::Body }));
        heads.into_iter().chain(rows).collect()
    }

    /// Each column is as wide as its widest text. Where there is no room, heads and words are cut, the longest first; figures never.
    fn widths(&self, widest: usize) -> Vec<usize> {
        let least = |at: usize, column: &Column| {
            let cells = self.rows.iter().filter_map(|row| row.cells.get(at)).map(|cell| cell.plain().width());
            let cells = cells.max().unwrap_or_default();
            (cells, if column.side == Side::Left { cells.min(NARROWEST) } else { cells.max(1) })
        };
        let of = |(at, column): (usize, &Column)| {
            let (cells, least) = least(at, column);
            (cells.max(column.head.plain().width()), least)
        };
        let mut widths: Vec<(usize, usize)> = self.columns.iter().enumerate().map(of).collect();
        let gaps = GAP.width() * widths.len().saturating_sub(1);
        while widths.iter().map(|(width, _)| width).sum::<usize>() + gaps > widest {
            let can_give = widths.iter_mut().filter(|(width, least)| width > least);
            let Some((width, _)) = can_give.max_by_key(|(width, _)| *width) else { break };
            *width -= 1;
        }
        widths.into_iter().map(|(width, _)| width).collect()
    }
}

/// A text of this width.
fn padded(text: &Text, side: Side, width: usize) -> Text {
    let text = cut(text, width);
    let blank = " ".repeat(width.saturating_sub(text.plain().width()));
    match side {
        Side::Left => Text::join([text, blank.into()], ""),
        Side::Right => Text::join([blank.into(), text], ""),
    }
}

/// The beginning of a text that has no room.
fn cut(text: &Text, width: usize) -> Text {
    if text.plain().width() <= width {
        return text.clone();
    }
    let mut room = width.saturating_sub(CUT.width());
    let mut kept = Vec::new();
    for Run { text, sense } in text.runs() {
        let fits = text.graphemes(true).take_while(|letter| {
            let rest = room.checked_sub(letter.width());
            room = rest.unwrap_or(0);
            rest.is_some()
        });
        let fits: String = fits.collect();
        let is_whole = fits.len() == text.len();
        kept.push(Run { text: fits, sense: *sense });
        if !is_whole {
            break;
        }
    }
    let closing = if kept.last().is_some_and(|run| run.sense == Sense::Foreign) { "…\u{2069}" } else { CUT };
    Text::join([Text::of(kept), closing.into()], "")
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({} × {})", self.rows.len(), self.columns.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Grid {
        let mut grid = Grid::new([("#".into(), Side::Right), ("Name".into(), Side::Left), ("Won".into(), Side::Right)]);
        let named = |name: &str| Text::join(["\u{2068}".into(), Text::foreign(name), "\u{2069}".into()], "");
        let mut push = |number: &str, name: &str, won: &str, is_own| {
            grid.rows.push(Row { cells: vec![number.into(), named(name), won.into()], is_own });
        };
        push("1", "Ana", "14/20", false);
        push("2", "Василиса Прекрасная", "5/12", true);
        push("10", "玉", "0", false);
        grid
    }

    fn texts(grid: &Grid, widest: usize) -> Vec<String> {
        grid.lines(widest).iter().map(|line| line.text.plain().replace(['\u{2068}', '\u{2069}'], "")).collect()
    }

    #[test]
    fn columns_stand_below_each_other() {
        let expected = [
            "   # Name                  Won",
            "   1 Ana                 14/20",
            "›  2 Василиса Прекрасная  5/12",
            "  10 玉                      0",
        ];
        assert_eq!(texts(&grid(), Grid::PHONE), expected);
    }

    #[test]
    fn names_give_way() {
        let lines = texts(&grid(), 20);
        assert_eq!(lines[2], "›  2 Василиса…  5/12");
        assert!(lines.iter().all(|line| line.width() <= 20), "{lines:?}");
        assert_eq!(texts(&grid(), 3).len(), 4, "what cannot be cut is shown all the same");
    }

    #[test]
    fn accents_and_emoji_leave_columns_where_they_are() {
        let mut grid = Grid::new([("Name".into(), Side::Left), ("Won".into(), Side::Right)]);
        for name in ["Jo\u{308}rg", "Đặng", "👨‍👩‍👧‍👦 home", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️", "שָׁלוֹם"]
        {
            grid.rows.push(Row { cells: vec![Text::foreign(name), "1".into()], is_own: false });
        }
        for widest in [Grid::PHONE, 11] {
            let lines = texts(&grid, widest);
            let widths: Vec<usize> = lines.iter().map(|line| line.width()).collect();
            assert!(widths.iter().all(|width| *width == widths[0] && *width <= widest), "{lines:?} {widths:?}");
        }
    }

    #[test]
    fn a_name_that_was_cut_disturbs_nothing_behind_it() {
        for line in grid().lines(18) {
            let text = line.text.plain();
            assert_eq!(text.matches('\u{2068}').count(), text.matches('\u{2069}').count(), "{text}");
        }
    }
}
