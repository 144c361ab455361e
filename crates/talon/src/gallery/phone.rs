//! A page as a phone of 360 points shows it, in HTML.

use std::fmt::Write as _;

use talon_view::{Block, Button, Grid, Line, Locale, Look, Page, Style};

/// How the gallery looks: a bubble as wide as on a phone of 360 points, and buttons below it.
const STYLE: &str = "body{background:#0e1621;color:#fff;font:15px/1.35 sans-serif;display:flex;flex-wrap:wrap;gap:24px;padding:24px}
section{width:360px}h2{font-size:12px;color:#8ca2b8;margin:0 0 6px}
.bubble{width:300px;background:#182533;border-radius:14px;overflow:hidden}.bubble img{width:100%;display:block}
.text{padding:8px 12px}.text div{min-height:1.35em;overflow-wrap:break-word}pre{font-size:12px;margin:0;overflow-x:auto}
.dim{font-style:italic}.strong{font-weight:700}.code{font-family:monospace;font-size:12px}
blockquote{margin:4px 0;padding-left:8px;border-left:3px solid #3d7fc4}
.row{display:flex;gap:4px;width:300px;margin-top:4px}.row span{flex:1;min-width:0;text-align:center;padding:8px 2px;border-radius:8px;background:#2b3a4a;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:14px}
.row .card{background:#3d7fc4}.row .main{background:#3f8f5b}.row .danger{background:#b8404a}";

/// The document around the phones.
pub(super) fn document(locale: Locale, phones: &str) -> String {
    format!(
        "<!doctype html><html lang=\"{locale}\"><meta charset=\"utf-8\"><title>Talon, {locale}</title><style>{STYLE}</style>{phones}</html>\n"
    )
}

/// A page with its picture, whose file is named.
pub(super) fn phone(name: &str, page: &Page, picture: Option<&str>) -> String {
    let mut html = format!("<section><h2>{}</h2><div class=\"bubble\">", escaped(name));
    if let Some(picture) = picture {
        let _ = write!(html, "<img src=\"{}\" alt=\"{}\">", escaped(picture), escaped(&page.text()));
    }
    html.push_str("<div class=\"text\">");
    page.blocks.iter().for_each(|block| self::block(&mut html, block));
    html.push_str("</div></div>");
    for row in page.buttons.iter().filter(|row| !row.is_empty()) {
        html.push_str("<div class=\"row\">");
        row.iter().for_each(|one| button(&mut html, one));
        html.push_str("</div>");
    }
    html.push_str("</section>\n");
    html
}

fn block(html: &mut String, block: &Block) {
    match block {
        Block::Line(line) => self::line(html, line),
        Block::Grid(grid) => {
            let rows: Vec<String> = grid.lines(Grid::PHONE).iter().map(|line| escaped(&line.text.plain())).collect();
            let _ = write!(html, "<pre>{}</pre>", rows.join("\n"));
        }
        Block::Aside(lines) => {
            html.push_str("<blockquote>");
            lines.iter().for_each(|line| self::line(html, line));
            html.push_str("</blockquote>");
        }
    }
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
