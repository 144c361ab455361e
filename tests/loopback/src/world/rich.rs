//! Rich messages: `sendRichMessage`, and edits with `rich_message`. Of their parts those are modelled that pages are made of.

use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::wire::params::Params;
use crate::world::{Content, World};

/// Characters of a message.
const CHARACTERS: usize = 32_768;
/// Blocks, those within others and the rows of tables included.
const BLOCKS: usize = 500;
/// Columns of a table.
const COLUMNS: usize = 20;
/// Blocks and marks within each other.
const DEPTH: usize = 16;

/// What a message may not have.
enum Fault {
    /// The server refuses it. The real one's words for these are not published.
    Refused(&'static str),
    /// Lawful, but not modelled here.
    Unknown(String),
}

/// What is counted of a message, and what people read of it.
#[derive(Default)]
struct Reader {
    characters: usize,
    blocks: usize,
    lines: Vec<String>,
}

impl World {
    pub(crate) fn send_rich_message(&mut self, params: &Params) -> ApiResult {
        let content = self.rich_content(params)?;
        self.send(params, content)
    }

    /// The blocks that `rich_message` asks for.
    pub(crate) fn rich_content(&mut self, params: &Params) -> Result<Content, ApiError> {
        let message = params.json("rich_message")?.unwrap_or_default();
        match read(&message) {
            Ok(text) => Ok(Content::Rich { message: json!({"blocks": kept(&message["blocks"])}), text }),
            Err(Fault::Refused(why)) => Err(ApiError::bad(why)),
            Err(Fault::Unknown(what)) => {
                self.violation(format!("{what} of a rich message is not modelled by the loopback server"));
                Err(ApiError::bad(format!("can't parse rich message: {what}")))
            }
        }
    }
}

/// The text of a rich message, as sent or returned; empty if it is invalid. Cells are on one line, separated by two spaces.
#[must_use]
pub fn rich_text(message: &Value) -> String {
    read_blocks(message).unwrap_or_default()
}

fn read(message: &Value) -> Result<String, Fault> {
    if message.get("html").is_some() || message.get("markdown").is_some() {
        return Err(Fault::Unknown("mark-up".to_owned()));
    }
    if message["skip_entity_detection"] != json!(true) {
        return Err(Fault::Unknown("the detection of entities".to_owned()));
    }
    read_blocks(message)
}

fn read_blocks(message: &Value) -> Result<String, Fault> {
    let mut reader = Reader::default();
    reader.blocks(&message["blocks"], 1)?;
    if reader.characters == 0 {
        return Err(Fault::Refused("message text is empty"));
    }
    if reader.characters > CHARACTERS {
        return Err(Fault::Refused("message is too long"));
    }
    if reader.blocks > BLOCKS {
        return Err(Fault::Refused("RICH_MESSAGE_BLOCKS_TOO_MUCH"));
    }
    Ok(reader.lines.join("\n"))
}

impl Reader {
    fn blocks(&mut self, blocks: &Value, depth: usize) -> Result<(), Fault> {
        if depth > DEPTH {
            return Err(Fault::Refused("RICH_MESSAGE_TOO_DEEP"));
        }
        let Some(blocks) = blocks.as_array() else { return Err(Fault::Refused("message text is empty")) };
        blocks.iter().try_for_each(|block| self.block(block, depth))
    }

    fn block(&mut self, block: &Value, depth: usize) -> Result<(), Fault> {
        self.blocks += 1;
        match block["type"].as_str().unwrap_or_default() {
            "heading" if !matches!(block["size"].as_i64(), Some(1..=6)) => Err(Fault::Refused("HEADING_SIZE_INVALID")),
            "heading" | "paragraph" => {
                let text = self.text(&block["text"], depth)?;
                self.lines.push(text);
                Ok(())
            }
            "details" => {
                let summary = self.text(&block["summary"], depth)?;
                self.lines.push(summary);
                self.blocks(&block["blocks"], depth + 1)
            }
            "table" => block["cells"].as_array().into_iter().flatten().try_for_each(|row| self.row(row, depth)),
            other => Err(Fault::Unknown(format!("the block {other}"))),
        }
    }

    fn row(&mut self, row: &Value, depth: usize) -> Result<(), Fault> {
        self.blocks += 1;
        let cells = row.as_array().map(Vec::as_slice).unwrap_or_default();
        if cells.len() > COLUMNS {
            return Err(Fault::Refused("TABLE_COLUMNS_TOO_MUCH"));
        }
        let mut texts = Vec::new();
        for cell in cells {
            let is_among = |field: &str, known: [&str; 3]| cell[field].as_str().is_some_and(|of| known.contains(&of));
            if !is_among("align", ["left", "center", "right"]) || !is_among("valign", ["top", "middle", "bottom"]) {
                return Err(Fault::Refused("TABLE_CELL_ALIGN_INVALID"));
            }
            if cell.get("colspan").or(cell.get("rowspan")).is_some() {
                return Err(Fault::Unknown("a cell over several".to_owned()));
            }
            texts.push(match cell.get("text") {
                Some(text) => self.text(text, depth + 1)?,
                None => String::new(),
            });
        }
        self.lines.push(texts.join("  "));
        Ok(())
    }

    fn text(&mut self, text: &Value, depth: usize) -> Result<String, Fault> {
        if depth > DEPTH {
            return Err(Fault::Refused("RICH_MESSAGE_TOO_DEEP"));
        }
        match text {
            Value::String(text) => {
                self.characters += text.chars().count();
                Ok(text.clone())
            }
            Value::Array(parts) => parts.iter().map(|part| self.text(part, depth)).collect(),
            marked => match marked["type"].as_str().unwrap_or_default() {
                "bold" | "italic" | "code" => self.text(&marked["text"], depth + 1),
                "date_time" if !is_format(marked["date_time_format"].as_str().unwrap_or_default()) => {
                    Err(Fault::Refused("DATE_TIME_FORMAT_INVALID"))
                }
                "date_time" => self.text(&marked["text"], depth + 1),
                other => Err(Fault::Unknown(format!("the mark {other}"))),
            },
        }
    }
}

/// `r|w?[dD]?[tT]?`
fn is_format(format: &str) -> bool {
    let rest = format.strip_prefix('w').unwrap_or(format);
    let rest = rest.strip_prefix(['d', 'D']).unwrap_or(rest);
    format == "r" || rest.strip_prefix(['t', 'T']).unwrap_or(rest).is_empty()
}

/// The blocks as messages return them; they never say whether a table is compact.
fn kept(blocks: &Value) -> Value {
    let mut blocks = blocks.clone();
    for block in blocks.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        block.remove("is_compact");
        if let Some(inner) = block.get_mut("blocks") {
            *inner = kept(inner);
        }
    }
    blocks
}
