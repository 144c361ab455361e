//! Converts Discord's Markdown to plain text, as far as the bot uses it.

use crate::current::without_blank_lines;

/// The words of a text, without markup, emojis and blank lines.
pub(crate) fn plain(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(line).collect();
    without_blank_lines(&lines.join("\n"))
}

fn line(text: &str) -> String {
    let mut read = String::new();
    let mut rest = ["-# ", "### "].iter().find_map(|mark| text.strip_prefix(mark)).unwrap_or(text);
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        match letter {
            '\\' => {
                let next = rest.chars().next();
                read.extend(next);
                rest = &rest[next.map_or(0, char::len_utf8)..];
            }
            '*' => rest = rest.strip_prefix('*').unwrap_or(rest),
            '`' => rest = code(rest, &mut read),
            '<' => {
                let (mark, after) = rest.split_once('>').unwrap_or((rest, ""));
                // A timestamp is text, shown on each reader's own clock; an emoji is not.
                if mark.starts_with("t:") {
                    read.push_str(&format!("<{mark}>"));
                }
                rest = after;
            }
            _ => read.push(letter),
        }
    }
    read
}

/// Reads code after the first mark of its fence. Returns the rest.
fn code<'a>(text: &'a str, read: &mut String) -> &'a str {
    let fence = 1 + text.len() - text.trim_start_matches('`').len();
    let (body, rest) = text[fence - 1..].split_once(&"`".repeat(fence)).unwrap_or((&text[fence - 1..], ""));
    let padded = body.starts_with(" `") || body.ends_with("` ");
    read.push_str(if padded { body.trim() } else { body });
    rest
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn marks_are_not_read() {
        let text = "### Santase\n**Your turn\\: lead**\n-# 1\\. 5 \\* 2\n`0 9` <:JS_1:22>♠J <:AS_1:23>♠A\nuntil <t:5:f>\n\\<b\\>";
        assert_eq!(plain(text), "Santase\nYour turn: lead\n1. 5 * 2\n0 9 ♠J ♠A\nuntil <t:5:f>\n<b>");
    }
}
