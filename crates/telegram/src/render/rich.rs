//! Pages for reading as rich messages: columns become a table, folded lines become details.
//!
//! Rich text has no markup, and Telegram is asked to detect no links in it. So names need no escaping.

use talon_view::{Block, Grid, Line, Page, Row, Run, Sense, Style, Text};

use crate::newer::rich::{Cell, InputRichMessage, Mark, RichBlock, RichText, Size, VerticalAlign};

/// The format of a moment: short date and short time.
pub(super) const MOMENT: &str = "dt";
/// The limits of a rich message.
const LIMITS: Size = Size { units: 32_768, blocks: 500, columns: 20, depth: 16 };
/// How large the title of a page is: 1 is the largest size, 6 the smallest.
const TITLE: u8 = 3;

/// The page as a rich message, if its readers want that and Telegram would accept it. A page with a picture has no rich form.
pub(crate) fn message(page: &Page) -> Option<InputRichMessage> {
    let fold = page.rich_fold().filter(|_| page.picture.is_none())?;
    let mut blocks = Vec::new();
    let mut paragraph = Paragraph::default();
    for block in &page.blocks {
        match block {
            Block::Line(line) if line.style == Style::Title => {
                paragraph.end(&mut blocks);
                blocks.extend(text(&line.text).map(|text| RichBlock::Heading { text, size: TITLE }));
            }
            Block::Line(line) => paragraph.add(line, &mut blocks),
            Block::Grid(grid) => {
                paragraph.end(&mut blocks);
                blocks.push(table(grid));
            }
            Block::Aside(lines) => {
                paragraph.end(&mut blocks);
                blocks.push(RichBlock::Details { summary: text(fold)?, blocks: paragraphs(lines) });
            }
        }
    }
    paragraph.end(&mut blocks);
    let message = InputRichMessage { blocks, skip_entity_detection: true };
    is_lawful(message.size()).then_some(message)
}

fn is_lawful(size: Size) -> bool {
    size.units > 0
        && size.units <= LIMITS.units
        && size.blocks <= LIMITS.blocks
        && size.columns <= LIMITS.columns
        && size.depth <= LIMITS.depth
}

/// Consecutive lines, up to an empty one.
#[derive(Default)]
struct Paragraph(Vec<RichText>);

impl Paragraph {
    fn add(&mut self, line: &Line, blocks: &mut Vec<RichBlock>) {
        let Some(said) = styled(line) else { return self.end(blocks) };
        if !self.0.is_empty() {
            self.0.push(RichText::Plain("\n".to_owned()));
        }
        self.0.push(said);
    }

    fn end(&mut self, blocks: &mut Vec<RichBlock>) {
        let lines = std::mem::take(&mut self.0);
        blocks.extend(joined(lines).map(|text| RichBlock::Paragraph { text }));
    }
}

fn paragraphs(lines: &[Line]) -> Vec<RichBlock> {
    let (mut blocks, mut paragraph) = (Vec::new(), Paragraph::default());
    lines.iter().for_each(|line| paragraph.add(line, &mut blocks));
    paragraph.end(&mut blocks);
    blocks
}

fn table(grid: &Grid) -> RichBlock {
    let heads = Row { cells: grid.columns.iter().map(|column| column.head.clone()).collect(), is_own: false };
    let is_headless = heads.cells.iter().all(Text::is_blank);
    let heads = (!is_headless).then(|| cells(grid, &heads, true));
    let rows = grid.rows.iter().map(|row| cells(grid, row, false));
    RichBlock::Table { cells: heads.into_iter().chain(rows).collect(), is_striped: true, is_compact: true }
}

/// The reader's own row is emphasised; a header row already is.
fn cells(grid: &Grid, row: &Row, is_header: bool) -> Vec<Cell> {
    let cell = |(said, side): (&Text, _)| {
        let said = text(said);
        let text = if row.is_own { said.map(bold) } else { said };
        Cell { text, is_header, align: side, valign: VerticalAlign::Middle }
    };
    row.cells.iter().zip(grid.columns.iter().map(|column| column.side.into())).map(cell).collect()
}

fn bold(text: RichText) -> RichText {
    RichText::Marked(Mark::Bold { text: Box::new(text) })
}

/// A line in its style; `None` if it is empty.
fn styled(line: &Line) -> Option<RichText> {
    let said = text(&line.text)?;
    Some(match line.style {
        Style::Title | Style::Strong => bold(said),
        Style::Dim => RichText::Marked(Mark::Italic { text: Box::new(said) }),
        Style::Code => RichText::Marked(Mark::Code { text: Box::new(said) }),
        Style::Body => said,
    })
}

/// A text; `None` if it is empty.
fn text(text: &Text) -> Option<RichText> {
    if text.is_blank() {
        return None;
    }
    let mut parts: Vec<RichText> = Vec::new();
    for Run { text, sense } in text.runs() {
        match (sense, parts.last_mut()) {
            (Sense::Moment(at), _) => parts.push(RichText::Marked(Mark::DateTime {
                text: Box::new(RichText::Plain(text.clone())),
                unix_time: at.0.div_euclid(1000),
                date_time_format: MOMENT,
            })),
            (_, Some(RichText::Plain(before))) => before.push_str(text),
            (_, _) => parts.push(RichText::Plain(text.clone())),
        }
    }
    joined(parts)
}

fn joined(mut parts: Vec<RichText>) -> Option<RichText> {
    if parts.len() > 1 { Some(RichText::Joined(parts)) } else { parts.pop() }
}

#[cfg(test)]
mod tests;
