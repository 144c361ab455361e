//! A page as a phone shows it, in HTML.

use std::fmt::Write as _;

use talon_view::{Block, Button, Dress, Grid, Line, Locale, Look, Page, Row, Side, Style, Text};

/// The platform's form of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// A bubble as wide as on a phone of 360 points, with the picture above the text and buttons as wide as the bubble.
    Telegram,
    /// The same bubble with pages for reading in their rich form.
    Rich,
    /// A container with its stripe: the title, the picture, the text in parts, and buttons as wide as their labels.
    Discord,
}

const TELEGRAM: &str = "body{background:#0e1621;color:#fff;font:15px/1.35 sans-serif;display:flex;flex-wrap:wrap;gap:24px;padding:24px}
section{width:360px}h2{font-size:12px;color:#8ca2b8;margin:0 0 6px}
.bubble{width:300px;background:#182533;border-radius:14px;overflow:hidden}.bubble img{width:100%;display:block}
.text{padding:8px 12px}.text div{min-height:1.35em;overflow-wrap:break-word}pre{font-size:12px;margin:0;overflow-x:auto}
.dim{font-style:italic}.strong{font-weight:700}.code{font-family:monospace;font-size:12px}
blockquote{margin:4px 0;padding-left:8px;border-left:3px solid #3d7fc4}
table{border-collapse:collapse;width:100%;font-size:14px}td,th{padding:2px 6px}tr:nth-child(even){background:#1f2f40}details{margin:4px 0}summary{color:#6ab3f3}
.row{display:flex;gap:4px;width:300px;margin-top:4px}.row span{flex:1;min-width:0;text-align:center;padding:8px 2px;border-radius:8px;background:#2b3a4a;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:14px}
.row .card{background:#3d7fc4}.row .main{background:#3f8f5b}.row .danger{background:#b8404a}";

const DISCORD: &str = "body{background:#313338;color:#dbdee1;font:15px/1.35 sans-serif;display:flex;flex-wrap:wrap;gap:24px;padding:24px}
section{width:360px}h2{font-size:12px;color:#949ba4;margin:0 0 6px}
.bubble{width:324px;padding:12px;background:#2b2d31;border:1px solid #3f4147;border-left:4px solid #2e7d32;border-radius:8px}.bubble img{width:100%;display:block;margin:8px 0;border-radius:8px}
.text div{overflow-wrap:break-word}pre{font-size:12px;margin:0;padding:6px;background:#1e1f22;overflow-x:auto}
h3{font-size:16px;color:#f2f3f5;margin:0 0 4px}hr{border:0;border-top:1px solid #3f4147;margin:8px 0}
.dim{font-size:12px;color:#949ba4}.strong{font-weight:700;color:#f2f3f5}.code{font-family:monospace;font-size:12px}
blockquote{margin:4px 0;padding-left:8px;border-left:4px solid #4e5058}
.row{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}.row span{padding:6px 12px;border-radius:8px;background:#4e5058;color:#fff;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:14px}
.row .card{background:#5865f2}.row .main{background:#248046}.row .danger{background:#da373c}";

impl Manner {
    /// All of them. The first is the start page.
    pub(super) const ALL: [Self; 3] = [Self::Telegram, Self::Rich, Self::Discord];

    /// The file name of the document with every page in this form.
    pub(super) const fn file(self) -> &'static str {
        match self {
            Self::Telegram => "index.html",
            Self::Rich => "rich.html",
            Self::Discord => "discord.html",
        }
    }

    /// The page in this form, if it has one.
    pub(super) fn page(self, page: &Page) -> Option<Page> {
        match self {
            Self::Telegram | Self::Discord => Some(page.clone()),
            Self::Rich => Some(page.clone().dressed(Dress::Rich)).filter(|page| page.rich_fold().is_some()),
        }
    }

    const fn style(self) -> &'static str {
        match self {
            Self::Telegram | Self::Rich => TELEGRAM,
            Self::Discord => DISCORD,
        }
    }
}

/// The HTML document around the pages.
pub(super) fn document(manner: Manner, locale: Locale, pages: &str) -> String {
    let style = manner.style();
    format!(
        "<!doctype html><html lang=\"{locale}\"><meta charset=\"utf-8\"><title>Talon, {locale}</title><style>{style}</style>{pages}</html>\n"
    )
}

/// A page with its picture, given by its file's name.
pub(super) fn phone(manner: Manner, name: &str, page: &Page, picture: Option<&str>) -> String {
    let picture = picture
        .map(|file| {
            let alt = page.described_picture().unwrap_or_default();
            format!("<img src=\"{}\" alt=\"{}\">", escaped(file), escaped(&alt))
        })
        .unwrap_or_default();
    let page = &if picture.is_empty() { page.clone() } else { page.below_picture() };
    let mut html = format!("<section><h2>{}</h2><div class=\"bubble\">", escaped(name));
    match manner {
        Manner::Telegram | Manner::Rich => {
            let _ = write!(html, "{picture}<div class=\"text\">");
            let fold = page.rich_fold();
            page.blocks.iter().for_each(|block| self::block(&mut html, block, fold));
            html.push_str("</div></div>");
            rows(&mut html, page);
        }
        Manner::Discord => {
            contained(&mut html, page, &picture);
            rows(&mut html, page);
            html.push_str("</div>");
        }
    }
    html.push_str("</section>\n");
    html
}

fn rows(html: &mut String, page: &Page) {
    for row in page.buttons.iter().filter(|row| !row.is_empty()) {
        html.push_str("<div class=\"row\">");
        row.iter().for_each(|one| button(html, one));
        html.push_str("</div>");
    }
}

/// The title, the picture, and the text, with a line where the page has a blank one.
fn contained(html: &mut String, page: &Page, picture: &str) {
    let (title, rest) = match page.blocks.split_first() {
        Some((Block::Line(Line { style: Style::Title, text }), rest)) => (Some(text), rest),
        Some(_) | None => (None, page.blocks.as_slice()),
    };
    if let Some(title) = title {
        let _ = write!(html, "<h3>{}</h3>", escaped(&title.plain()));
    }
    html.push_str(picture);
    let is_blank = |block: &Block| matches!(block, Block::Line(line) if line.text.is_blank());
    let parts: Vec<&[Block]> = rest.split(is_blank).filter(|part| !part.is_empty()).collect();
    for (place, part) in parts.into_iter().enumerate() {
        html.push_str(if place > 0 { "<hr><div class=\"text\">" } else { "<div class=\"text\">" });
        part.iter().for_each(|block| self::block(html, block, None));
        html.push_str("</div>");
    }
}

/// Lines that unfold need something above them in a rich page.
fn block(html: &mut String, block: &Block, fold: Option<&Text>) {
    match (block, fold) {
        (Block::Line(line), _) => self::line(html, line),
        (Block::Grid(grid), Some(_)) => table(html, grid),
        (Block::Grid(grid), None) => {
            let rows: Vec<String> = grid.lines(Grid::PHONE).iter().map(|line| escaped(&line.text.plain())).collect();
            let _ = write!(html, "<pre>{}</pre>", rows.join("\n"));
        }
        (Block::Aside(lines), Some(fold)) => {
            let _ = write!(html, "<details><summary>{}</summary>", escaped(&fold.plain()));
            lines.iter().for_each(|line| self::line(html, line));
            html.push_str("</details>");
        }
        (Block::Aside(lines), None) => {
            html.push_str("<blockquote>");
            lines.iter().for_each(|line| self::line(html, line));
            html.push_str("</blockquote>");
        }
    }
}

fn table(html: &mut String, grid: &Grid) {
    html.push_str("<table>");
    let heads = grid.columns.iter().map(|column| &column.head);
    cells(html, grid, heads, "th");
    for Row { cells: texts, is_own } in &grid.rows {
        cells(html, grid, texts.iter(), if *is_own { "th" } else { "td" });
    }
    html.push_str("</table>");
}

fn cells<'a>(html: &mut String, grid: &Grid, texts: impl Iterator<Item = &'a Text>, tag: &str) {
    html.push_str("<tr>");
    for (text, column) in texts.zip(&grid.columns) {
        let side = match column.side {
            Side::Left => "left",
            Side::Right => "right",
        };
        let _ = write!(html, "<{tag} align=\"{side}\">{}</{tag}>", escaped(&text.plain()));
    }
    html.push_str("</tr>");
}

fn line(html: &mut String, line: &Line) {
    let class = match line.style {
        Style::Title | Style::Strong => "strong",
        Style::Dim => "dim",
        Style::Code => "code",
        Style::Body => "body",
    };
    let _ = write!(html, "<div class=\"{class}\">{}</div>", escaped(&line.text.plain()));
}

fn button(html: &mut String, button: &Button) {
    let class = match button.look {
        Look::Card => "card",
        Look::Main => "main",
        Look::Danger => "danger",
        Look::Blocked | Look::Quiet => "quiet",
    };
    let _ = write!(html, "<span class=\"{class}\">{}</span>", escaped(&button.label.plain()));
}

fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            _ => html.push(letter),
        }
    }
    html
}
