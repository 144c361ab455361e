//! The lines of pages in Discord's Markdown.

use talon_view::{Block, Grid, Line, Run, Sense, Style, Text};

use super::escape;
use crate::emojis::Emojis;

/// A block as lines, or as a code block.
pub(super) fn written(block: &Block, emojis: &Emojis) -> Vec<String> {
    match block {
        Block::Line(line) => vec![written_line(line, emojis)],
        Block::Grid(grid) => {
            let lines = grid.lines(Grid::PHONE).into_iter().map(|line| line.text.plain());
            vec![escape::block(&lines.collect::<Vec<_>>().join("\n"))]
        }
        // Discord can't fold text: it stands in small letters.
        Block::Aside(lines) => lines.iter().map(|line| written_small(line, emojis)).collect(),
    }
}

fn written_small(line: &Line, emojis: &Emojis) -> String {
    let style = if line.style == Style::Body { Style::Dim } else { line.style };
    written_line(&Line { style, text: line.text.clone() }, emojis)
}

fn written_line(line: &Line, emojis: &Emojis) -> String {
    if line.text.is_blank() {
        return String::new();
    }
    let text = || spelled(&line.text, emojis);
    match line.style {
        Style::Title | Style::Strong => format!("**{}**", text()),
        Style::Body => text(),
        Style::Dim => format!("-# {}", text()),
        Style::Code => escape::code(&line.text.plain()),
    }
}

/// A text as Discord shows it. Each card has its tile in front, unless the reader chose letters that tiles do not have. A moment is shown
/// in each reader's own time with a relative time, which Discord keeps current without an edit.
pub(super) fn spelled(text: &Text, emojis: &Emojis) -> String {
    let mut spelled = String::new();
    for run @ Run { text, sense } in text.runs() {
        match sense {
            Sense::Words | Sense::Suit(_) | Sense::Rank(_) | Sense::Length(_) => {
                spelled.push_str(&escape::words(text, spelled.is_empty()));
            }
            Sense::Foreign => spelled.push_str(&escape::foreign(text)),
            Sense::Card(_) => {
                if let Some(tile) = run.common_card().and_then(|card| emojis.tile(card)) {
                    spelled.push_str(&tile.to_string());
                }
                spelled.push_str(text);
            }
            Sense::Moment(at) => {
                let unix = at.0.div_euclid(1000);
                spelled.push_str(&format!("<t:{unix}:f> (<t:{unix}:R>)"));
            }
        }
    }
    spelled
}
