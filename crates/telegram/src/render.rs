//! Pages as Telegram messages: HTML text and an inline keyboard.

mod rich;

use std::fmt::Display;

use talon_view::{Block, Button, Grid, Line, Look, Page, Run, Sense, Style, Target, Text};
use teloxide::types::MessageId;
use url::Url;

use crate::newer::rich::InputRichMessage;
use crate::newer::{ButtonStyle, Does, Keyboard, KeyboardButton, Words};
use rich::MOMENT;

/// The most a message holds, in UTF-16 units after the markup is taken out.
const TEXT_UNITS: usize = 4096;
/// The most that stands below an image, counted likewise.
pub(crate) const CAPTION_UNITS: usize = 1024;
/// The most to which a message that one person alone sees can be changed, counted likewise.
pub(crate) const ALONE_UNITS: usize = 1024;
/// The most buttons in one row.
const ROW_BUTTONS: usize = 8;
/// The most buttons under one message.
const KEYBOARD_BUTTONS: usize = 100;
/// The most bytes that a button carries.
const DATA_BYTES: usize = 64;
/// The most that a toast or an alert holds, in UTF-16 units.
const NOTICE_UNITS: usize = 200;

/// A page that is ready to send.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Rendered {
    /// The text and the buttons.
    pub(crate) words: Words,
    /// The length of the text, in UTF-16 units after the markup is taken out.
    pub(crate) units: usize,
    /// The blocks of a rich page, which then stand in place of the text.
    pub(crate) rich: Option<InputRichMessage>,
}

/// A page that Telegram would not accept. Names the limit that it breaks, but nothing that the page shows.
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
    /// Links below `base` (`https://t.me`) to the bot with this username; `None` when that makes no address.
    pub(crate) fn new(base: &str, username: &str) -> Option<Self> {
        let mut base = Url::parse(base).ok().filter(|url| matches!(url.scheme(), "http" | "https"))?;
        base.path_segments_mut().ok()?.pop_if_empty().push(username);
        Some(Self { base })
    }

    /// Opens the private chat.
    pub(crate) fn private_chat(&self) -> Url {
        self.base.clone()
    }

    /// Opens the private chat, where a player of this table finds it.
    pub(crate) fn table(&self, table: impl Display) -> Url {
        self.start(&format!("t{table}"))
    }

    /// Opens a message of a supergroup, whose number is without the `-100` before it, for its members.
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
    let words = Words { html, keyboard: keyboard(&page.buttons, links)? };
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

/// Invisible, and part of no word, so that Telegram recognises no link across it.
const WORD_JOINER: char = '\u{2060}';

/// Writes text as Telegram's HTML and counts what Telegram counts.
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
            // Telegram recognises nothing in code, and people copy it: so nothing is inserted.
            self.letters(&line.text.plain());
        } else {
            self.text(&line.text);
        }
        self.tag(tag, "</");
    }

    /// Telegram recognises no link in text of equal width, so nothing is inserted.
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

    /// Telegram makes a link, mention or command of every text that looks like one. In our own sentences that is
    /// welcome; in a name it would let people post links and mentions through the bot.
    fn foreign(&mut self, text: &str) {
        for letter in text.chars() {
            self.letter(letter);
            if matches!(letter, '@' | '/' | '#' | '$' | '.' | ':') {
                self.letter(WORD_JOINER);
            }
        }
    }

    /// Telegram shows each reader the moment in the reader's own time; older apps show the text.
    fn moment(&mut self, millis: i64, text: &str) {
        self.html.push_str(&format!("<tg-time unix=\"{}\" format=\"{MOMENT}\">", millis.div_euclid(1000)));
        self.letters(text);
        self.html.push_str("</tg-time>");
    }

    /// Telegram's HTML needs exactly these escaped; quotes only inside attributes, which hold nothing of a text.
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

/// A card that may be played stands out from those that may not, and the button that most people want from the rest.
const fn style(look: Look) -> Option<ButtonStyle> {
    match look {
        Look::Card => Some(ButtonStyle::Primary),
        Look::Main => Some(ButtonStyle::Success),
        Look::Danger => Some(ButtonStyle::Danger),
        Look::Blocked | Look::Quiet => None,
    }
}

/// A sentence for a toast or an alert, cut where Telegram would refuse it.
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
