//! Pages as Discord messages: one embed and rows of buttons.

mod controls;
mod escape;
mod preview;

use std::iter;

use serde::Serialize;
use serenity::all::{AttachmentId, UserId};
use talon_house::ShowError;
use talon_view::{Block, Grid, Line, Page, Run, Sense, Style, Text};

use crate::emojis::Emojis;

pub(crate) use controls::is_menu;
use controls::{CUSTOM_ID_UNITS, LABEL_UNITS, ROW_BUTTONS, ROWS, Row};

// https://discord.com/developers/docs/resources/message#embed-object-embed-limits, counted strictly, in UTF-16 units.
const TITLE_UNITS: usize = 256;
const DESCRIPTION_UNITS: usize = 4096;
const EMBEDS_UNITS: usize = 6000;
const SENTENCE_UNITS: usize = 2000;
const DESCRIBED_UNITS: usize = 1024;

/// The stripe beside a page: the green of a card table.
const FELT: u32 = 0x002e_7d32;

/// A page, or a sentence, as the fields of a message; they replace the message's former content completely. It may be somebody's hand,
/// so it has no `Debug`.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Rendered {
    /// What lock screens and lists of conversations show of the page. An edit leaves unnamed fields as they are, so it is there even if
    /// it is empty.
    content: String,
    embeds: Vec<Embed>,
    components: Vec<Row>,
    attachments: Vec<Attachment>,
    allowed_mentions: AllowedMentions,
}

/// Nobody is mentioned but these, whatever the text says.
#[derive(Clone, Default, PartialEq, Eq, Serialize)]
struct AllowedMentions {
    parse: [&'static str; 0],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    users: Vec<UserId>,
}

impl Rendered {
    /// The page for a reader whom no phone tells of it: the message is nothing but the page.
    pub(crate) fn without_preview(self) -> Self {
        Self { content: String::new(), ..self }
    }

    /// The page in a message that calls these people by name.
    pub(crate) fn calling(self, people: &[UserId]) -> Self {
        let names: String = people.iter().map(|person| format!("<@{person}> ")).collect();
        let content = format!("{names}{}", self.content).trim_end().to_owned();
        Self { content, allowed_mentions: AllowedMentions { parse: [], users: people.to_vec() }, ..self }
    }

    /// The page with a file of this name as its picture, below the text.
    pub(crate) fn showing(mut self, name: &str, file: Attachment) -> Self {
        if let Some(last) = self.embeds.last_mut() {
            last.image = Some(Image { url: format!("attachment://{name}") });
            self.attachments = vec![file];
        }
        self
    }
}

/// A file of a message, as a request names it.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Attachment {
    /// Its number on the message, or in the request that brings it.
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    filename: Option<String>,
    /// What is read to people who do not see it.
    description: String,
}

impl Attachment {
    /// The file that comes with the request.
    pub(crate) fn new(name: &str, description: String) -> Self {
        Self { id: "0".to_owned(), filename: Some(name.to_owned()), description }
    }

    /// One that the message has. Its name can't be given again.
    pub(crate) fn kept(id: AttachmentId, description: String) -> Self {
        Self { id: id.to_string(), filename: None, description }
    }
}

#[derive(Clone, PartialEq, Eq, Serialize)]
struct Image {
    url: String,
}

#[derive(Clone, PartialEq, Eq, Serialize)]
struct Embed {
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
    color: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<Image>,
}

/// A page that Discord would not accept. Names the limit that it breaks, but nothing that the page shows.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum RenderError {
    #[error("a page without text")]
    Empty,
    #[error("a title of {0} UTF-16 units, at most {TITLE_UNITS} are allowed")]
    TitleTooLong(usize),
    #[error("a page of {0} UTF-16 units, at most {EMBEDS_UNITS} are allowed, and {DESCRIPTION_UNITS} in one line")]
    TooLong(usize),
    #[error("{0} rows of buttons, at most {ROWS} are allowed")]
    TooManyRows(usize),
    #[error("a row of {0} buttons, at most {ROW_BUTTONS} are allowed")]
    RowTooWide(usize),
    #[error("a label of {0} UTF-16 units, 1 to {LABEL_UNITS} are allowed")]
    Label(usize),
    #[error("a button that carries {0} UTF-16 units, at most {CUSTOM_ID_UNITS} are allowed")]
    Data(usize),
    #[error("two buttons that do the same")]
    Twins,
}

impl From<RenderError> for ShowError {
    fn from(error: RenderError) -> Self {
        Self::Refused(error.to_string())
    }
}

/// Renders a page of the bot `bot`. If there is no room for the tiles of its cards, it is shown without them. If its
/// escaped text is too long for one embed, it uses another.
pub(crate) fn message(page: &Page, emojis: &Emojis, bot: UserId) -> Result<Rendered, RenderError> {
    let embeds = match embeds(&page.blocks, emojis) {
        Ok(one) if one.len() == 1 => one,
        Ok(_) | Err(RenderError::TooLong(_)) => embeds(&page.blocks, &Emojis::default())?,
        Err(error) => return Err(error),
    };
    let components = controls::rows(&page.buttons, emojis, bot)?;
    let content = preview::of(page).map(|text| spelled(&text, &Emojis::default())).unwrap_or_default();
    Ok(Rendered { content, embeds, components, attachments: Vec::new(), allowed_mentions: AllowedMentions::default() })
}

/// Renders a sentence, cut where Discord would refuse it.
pub(crate) fn sentence(text: &Text) -> Rendered {
    let content = cut(&spelled(text, &Emojis::default()), SENTENCE_UNITS);
    let (embeds, components, attachments) = (Vec::new(), Vec::new(), Vec::new());
    Rendered { content, embeds, components, attachments, allowed_mentions: AllowedMentions::default() }
}

/// What stands for a page's picture where it can't be seen: the page's text, as far as there is room.
pub(crate) fn described(page: &Page) -> String {
    cut(&page.text(), DESCRIBED_UNITS)
}

/// The beginning of a text, at most this long in UTF-16 units.
pub(crate) fn cut(text: &str, most: usize) -> String {
    let mut units = 0;
    let fits = |letter: &char| {
        units += letter.len_utf16();
        units <= most
    };
    text.chars().take_while(fits).collect()
}

fn embeds(blocks: &[Block], emojis: &Emojis) -> Result<Vec<Embed>, RenderError> {
    if blocks.iter().all(|block| matches!(block, Block::Line(line) if line.text.is_blank())) {
        return Err(RenderError::Empty);
    }
    let (title, rest) = match blocks.split_first() {
        Some((Block::Line(Line { style: Style::Title, text }), rest)) => {
            (Some(spelled(text, &Emojis::default())), rest)
        }
        Some(_) | None => (None, blocks),
    };
    let title_units = title.as_deref().map_or(0, units);
    if title_units > TITLE_UNITS {
        return Err(RenderError::TitleTooLong(title_units));
    }
    let descriptions = parts(rest.iter().flat_map(|block| written(block, emojis)));
    let lengths: Vec<usize> = descriptions.iter().map(|description| units(description)).collect();
    let total = title_units + lengths.iter().sum::<usize>();
    if total > EMBEDS_UNITS || lengths.iter().any(|length| *length > DESCRIPTION_UNITS) {
        return Err(RenderError::TooLong(total));
    }
    let titles = [title].into_iter().chain(iter::repeat(None));
    let embed = |(title, description)| Embed { title, description, color: FELT, image: None };
    Ok(titles.zip(descriptions).map(embed).collect())
}

/// The lines, joined to as few texts as their length allows; at least one.
fn parts(lines: impl Iterator<Item = String>) -> Vec<String> {
    let mut done = Vec::new();
    let mut part: Option<String> = None;
    for line in lines {
        part = Some(match part {
            None => line,
            Some(text) if units(&text) + 1 + units(&line) <= DESCRIPTION_UNITS => format!("{text}\n{line}"),
            Some(text) => {
                done.push(text);
                line
            }
        });
    }
    done.push(part.unwrap_or_default());
    done
}

/// What is written of a block: texts that may stand in different embeds.
fn written(block: &Block, emojis: &Emojis) -> Vec<String> {
    match block {
        Block::Line(line) => vec![written_line(line, emojis)],
        Block::Grid(grid) => {
            let lines = grid.lines(Grid::PHONE).into_iter().map(|line| line.text.plain());
            vec![escape::block(&lines.collect::<Vec<_>>().join("\n"))]
        }
        // Nothing unfolds on Discord.
        Block::Aside(lines) => lines.iter().map(|line| written_line(line, emojis)).collect(),
    }
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

/// A text as Discord shows it. Each card has its tile before it. A moment is shown in each reader's own time, with how long it is until
/// then, or since: that goes on by itself, and needs no edit.
fn spelled(text: &Text, emojis: &Emojis) -> String {
    let mut spelled = String::new();
    for Run { text, sense } in text.runs() {
        match sense {
            Sense::Words | Sense::Suit(_) | Sense::Length(_) => {
                spelled.push_str(&escape::words(text, spelled.is_empty()));
            }
            Sense::Foreign => spelled.push_str(&escape::foreign(text)),
            Sense::Card(card) => {
                if let Some(tile) = emojis.tile(*card) {
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

fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

#[cfg(test)]
mod house;
#[cfg(test)]
mod tests;
