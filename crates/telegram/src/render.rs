//! Pages as Telegram messages: HTML text and an inline keyboard.

mod rich;

use std::fmt::Display;

use talon_view::{Block, Button, Grid, Line, Look, Page, Run, Sense, Style, Target, Text};
use teloxide::types::MessageId;
use url::Url;

use crate::newer::rich::InputRichMessage;
use crate::newer::{ButtonStyle, Does, Keyboard, KeyboardButton, Words};
use rich::MOMENT;

/// The limit of a message's text, in UTF-16 units without markup.
const TEXT_UNITS: usize = 4096;
/// The limit of a caption, in the same units.
pub(crate) const CAPTION_UNITS: usize = 1024;
/// The limit of an edited ephemeral message, in the same units.
pub(crate) const EPHEMERAL_UNITS: usize = 1024;
/// The most buttons in one row.
const ROW_BUTTONS: usize = 8;
/// The most buttons under one message.
const KEYBOARD_BUTTONS: usize = 100;
/// The most bytes of data in a button.
const DATA_BYTES: usize = 64;
/// The limit of a toast or an alert, in UTF-16 units.
const NOTICE_UNITS: usize = 200;

/// A page that is ready to send.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Rendered {
    /// The text and the buttons.
    pub(crate) words: Words,
    /// The length of the text, in UTF-16 units without markup.
    pub(crate) units: usize,
    /// The blocks of a rich page, which replace the text.
    pub(crate) rich: Option<InputRichMessage>,
}

/// Telegram would not accept the page. Names the limit that it breaks, but nothing that the page shows.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum RenderError {
    #[error("a page without text")]
    Empty,
    #[error("a page of {0} UTF-16 units, at most {TEXT_UNITS} are allowed")]
    TooLong(usize),
    #[error("a row of {0} buttons, at most {ROW_BUTTONS} are allowed")]
    RowTooWide(usize),
    #[error("{0} buttons, at most {KEYBOARD_BUTTONS} are allowed")]
    TooManyButtons(usize),
    #[error("a button without a label")]
    NoLabel,
    #[error("a button that carries {0} bytes, 1 to {DATA_BYTES} are allowed")]
    Data(usize),
}

/// Makes links to the bot.
#[derive(Debug, Clone)]
pub(crate) struct Links {
    base: Url,
}

impl Links {
    /// Links below `base` (`https://t.me`) to the bot with this username; `None` if that is not a valid address.
    pub(crate) fn new(base: &str, username: &str) -> Option<Self> {
        let mut base = Url::parse(base).ok().filter(|url| matches!(url.scheme(), "http" | "https"))?;
        base.path_segments_mut().ok()?.pop_if_empty().push(username);
        Some(Self { base })
    }

    /// Opens the private chat.
    pub(crate) fn private_chat(&self) -> Url {
        self.base.clone()
    }

    /// Opens the private chat for a player of this table.
    pub(crate) fn table(&self, table: impl Display) -> Url {
        self.start(&format!("t{table}"))
    }

    /// Opens a message of a supergroup, for its members. `group` is the number without its leading `-100`.
    pub(crate) fn message(&self, group: &str, message: MessageId) -> Option<String> {
        let mut url = self.base.clone();
        let message = message.to_string();
        url.path_segments_mut().ok()?.pop().extend(["c", group, &message]);
        Some(url.into())
    }

    /// Opens the private chat and sends `/start <payload>` there.
    pub(crate) fn start(&self, payload: &str) -> Url {
        let mut url = self.base.clone();
        url.query_pairs_mut().append_pair("start", payload);
        url
    }
}

/// Renders a page.
pub(crate) fn page(page: &Page, links: &Links) -> Result<Rendered, RenderError> {
    let Writer { html, units } = written(&page.blocks)?;
    let words = Words { html, keyboard: keyboard(&page.uncut_buttons(), links)? };
    Ok(Rendered { words, units, rich: rich::message(page) })
}

/// A sentence as HTML.
pub(crate) fn sentence(text: &Text) -> String {
    let mut writer = Writer::default();
    writer.text(text);
    writer.html
}

fn written(blocks: &[Block]) -> Result<Writer, RenderError> {
    if blocks.iter().all(|block| matches!(block, Block::Line(line) if line.text.is_blank())) {
        return Err(RenderError::Empty);
    }
    let mut writer = Writer::default();
    for (number, block) in blocks.iter().enumerate() {
        if number > 0 {
            writer.letter('\n');
        }
        match block {
            Block::Line(line) => writer.line(line),
            Block::Grid(grid) => writer.grid(grid),
            Block::Aside(lines) => writer.aside(lines),
        }
    }
    if writer.units > TEXT_UNITS { Err(RenderError::TooLong(writer.units)) } else { Ok(writer) }
}

/// Invisible and part of no word: Telegram recognises no link across it.
const WORD_JOINER: char = '\u{2060}';

/// Writes Telegram's HTML and counts its length as Telegram does.
#[derive(Default)]
struct Writer {
    html: String,
    units: usize,
}

impl Writer {
    fn line(&mut self, line: &Line) {
        let tag = match line.style {
            Style::Title | Style::Strong => Some("b"),
            Style::Dim => Some("i"),
            Style::Code => Some("code"),
            Style::Body => None,
        };
        let tag = tag.filter(|_| !line.text.is_blank());
        self.tag(tag, "<");
        if line.style == Style::Code {
            // Telegram recognises no links in code, and people copy it: insert nothing.
            self.letters(&line.text.plain());
        } else {
            self.text(&line.text);
        }
        self.tag(tag, "</");
    }

    /// Telegram recognises no links in monospaced text, so nothing is inserted.
    fn grid(&mut self, grid: &Grid) {
        self.html.push_str("<pre>");
        for (number, line) in grid.lines(Grid::PHONE).iter().enumerate() {
            if number > 0 {
                self.letter('\n');
            }
            self.letters(&line.text.plain());
        }
        self.html.push_str("</pre>");
    }

    fn aside(&mut self, lines: &[Line]) {
        self.html.push_str("<blockquote expandable>");
        for (number, line) in lines.iter().enumerate() {
            if number > 0 {
                self.letter('\n');
            }
            self.line(line);
        }
        self.html.push_str("</blockquote>");
    }

    fn tag(&mut self, tag: Option<&str>, opening: &str) {
        if let Some(tag) = tag {
            self.html.push_str(opening);
            self.html.push_str(tag);
            self.html.push('>');
        }
    }

    fn text(&mut self, text: &Text) {
        for Run { text, sense } in text.runs() {
            match sense {
                Sense::Words | Sense::Card(_) | Sense::Suit(_) | Sense::Rank(_) | Sense::Length(_) => {
                    self.letters(text);
                }
                Sense::Foreign => self.foreign(text),
                Sense::Moment(at) => self.moment(at.0, text),
            }
        }
    }

    fn letters(&mut self, text: &str) {
        text.chars().for_each(|letter| self.letter(letter));
    }

    /// Telegram turns everything that looks like a link, mention or command into one. In our own sentences that is welcome; in names it
    /// would let people post links and mentions through the bot.
    fn foreign(&mut self, text: &str) {
        for letter in text.chars() {
            self.letter(letter);
            if matches!(letter, '@' | '/' | '#' | '$' | '.' | ':') {
                self.letter(WORD_JOINER);
            }
        }
    }

    /// Telegram shows each reader their own local time; older apps show the text.
    fn moment(&mut self, millis: i64, text: &str) {
        self.html.push_str(&format!("<tg-time unix=\"{}\" format=\"{MOMENT}\">", millis.div_euclid(1000)));
        self.letters(text);
        self.html.push_str("</tg-time>");
    }

    /// Telegram's HTML needs exactly these escaped. Quotes need it only in attributes, where we put no text.
    fn letter(&mut self, letter: char) {
        self.units += letter.len_utf16();
        match letter {
            '&' => self.html.push_str("&amp;"),
            '<' => self.html.push_str("&lt;"),
            '>' => self.html.push_str("&gt;"),
            _ => self.html.push(letter),
        }
    }
}

fn keyboard(rows: &[Vec<Button>], links: &Links) -> Result<Option<Keyboard>, RenderError> {
    let mut total = 0;
    let mut keyboard = Vec::with_capacity(rows.len());
    for row in rows.iter().filter(|row| !row.is_empty()) {
        if row.len() > ROW_BUTTONS {
            return Err(RenderError::RowTooWide(row.len()));
        }
        total += row.len();
        keyboard.push(row.iter().map(|it| button(it, links)).collect::<Result<Vec<_>, _>>()?);
    }
    if total > KEYBOARD_BUTTONS {
        return Err(RenderError::TooManyButtons(total));
    }
    Ok((total > 0).then_some(Keyboard { inline_keyboard: keyboard }))
}

fn button(button: &Button, links: &Links) -> Result<KeyboardButton, RenderError> {
    if button.label.is_blank() {
        return Err(RenderError::NoLabel);
    }
    let does = match &button.target {
        Target::Token(token) => {
            let data = token.to_string();
            if data.is_empty() || data.len() > DATA_BYTES {
                return Err(RenderError::Data(data.len()));
            }
            Does::CallbackData(data)
        }
        Target::PrivateChat(table) => Does::Url(links.table(table)),
        Target::Link(address) => Does::Url(address.parse().map_err(|_| RenderError::Data(address.len()))?),
    };
    Ok(KeyboardButton { text: button.label.plain(), style: style(button.look), does })
}

/// Playable cards stand out from the others, and the most likely button from the rest.
const fn style(look: Look) -> Option<ButtonStyle> {
    match look {
        Look::Card => Some(ButtonStyle::Primary),
        Look::Main => Some(ButtonStyle::Success),
        Look::Danger => Some(ButtonStyle::Danger),
        Look::Blocked | Look::Quiet => None,
    }
}

/// The text of a toast or an alert, cut to Telegram's limit.
pub(crate) fn notice(text: &str) -> String {
    if text.encode_utf16().count() <= NOTICE_UNITS {
        return text.to_owned();
    }
    let mut units = 1;
    let mut cut: String = text
        .chars()
        .take_while(|letter| {
            units += letter.len_utf16();
            units <= NOTICE_UNITS
        })
        .collect();
    cut.push('…');
    cut
}

#[cfg(test)]
mod tests;
