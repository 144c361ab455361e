//! A page's title, its text in parts, and its rows of buttons, within Discord's limits.

use serenity::all::UserId;
use talon_view::{Block, Line, Page, Style};

use super::controls::{self, Row};
use super::limits::{RenderError, TITLE_UNITS, cut, units};
use super::written::{spelled, written};

use crate::emojis::Emojis;

// https://discord.com/developers/docs/components/reference. It does not say which nested components count, so all do. Only refusals
// reveal how long all texts may be together, so that is counted strictly, in UTF-16 units.
const COMPONENTS: usize = 40;
const TEXT_UNITS: usize = 4000;

/// The markup of a heading.
pub(super) const HEADING: &str = "### ";
/// The stripe beside a page: the green of a card table.
pub(super) const FELT: u32 = 0x002e_7d32;

/// Replaces the end of a text that is too long.
const LEFT_OUT: &str = "…";

/// A page divided into the parts of a message.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(super) title: Option<String>,
    /// The texts between blank lines.
    pub(super) parts: Vec<String>,
    pub(super) rows: Vec<Row>,
}

impl Layout {
    /// If the cards' tiles do not fit, the page is shown without them. If its text is still too long, its end is left out. Its buttons are
    /// always there.
    pub(super) fn of(page: &Page, emojis: &Emojis, bot: UserId) -> Result<Self, RenderError> {
        let rows = controls::rows(&page.buttons, bot)?;
        let (title, rest) = divided(page)?;
        let room = TEXT_UNITS - title.as_deref().map_or(0, |title| units(HEADING) + units(title));
        let lines = |emojis| -> Vec<String> { rest.iter().flat_map(|block| written(block, emojis)).collect() };
        let with_tiles = lines(emojis);
        let lines = if length(&with_tiles) <= room { with_tiles } else { shortened(lines(&Emojis::default()), room) };
        Ok(Self { title, parts: parts(&lines, most_parts(&rows)), rows })
    }
}

/// A page's title, and the blocks below it.
fn divided(page: &Page) -> Result<(Option<String>, &[Block]), RenderError> {
    let blocks = page.blocks.as_slice();
    if blocks.iter().all(|block| matches!(block, Block::Line(line) if line.text.is_blank())) {
        return Err(RenderError::Empty);
    }
    let Some((Block::Line(Line { style: Style::Title, text }), rest)) = blocks.split_first() else {
        return Ok((None, blocks));
    };
    let title = spelled(text, &Emojis::default());
    if units(&title) > TITLE_UNITS { Err(RenderError::TitleTooLong(units(&title))) } else { Ok((Some(title), rest)) }
}

/// The length of lines, each with its line break.
fn length(lines: &[String]) -> usize {
    lines.iter().map(|line| units(line) + 1).sum()
}

/// As many lines as fit; at least the beginning of the first.
fn shortened(lines: Vec<String>, room: usize) -> Vec<String> {
    if length(&lines) <= room {
        return lines;
    }
    let mut room = room - units(LEFT_OUT) - 1;
    let mut kept = Vec::new();
    for line in lines {
        let Some(left) = room.checked_sub(units(&line) + 1) else {
            if kept.is_empty() {
                kept.push(cut(&line, room - 1));
            }
            break;
        };
        room = left;
        kept.push(line);
    }
    kept.push(LEFT_OUT.to_owned());
    kept
}

/// How many texts fit beside a title, a picture and these rows, with a separator between each two.
fn most_parts(rows: &[Row]) -> usize {
    const CONTAINER: usize = 1;
    const TITLE: usize = 1;
    const GALLERY_WITH_PICTURE: usize = 2;
    let controls: usize = rows.iter().map(|row| 1 + row.width()).sum();
    (COMPONENTS - CONTAINER - TITLE - GALLERY_WITH_PICTURE - controls).div_ceil(2)
}

/// The lines in at most `most` texts. A blank line ends a text, except in the last one.
fn parts(lines: &[String], most: usize) -> Vec<String> {
    let texts = lines.split(String::is_empty).filter(|lines| !lines.is_empty());
    let mut parts: Vec<String> = texts.map(|lines| lines.join("\n")).collect();
    if parts.len() > most {
        let rest = parts.split_off(most - 1);
        parts.push(rest.join("\n\n"));
    }
    parts
}
