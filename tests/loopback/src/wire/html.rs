//! `parse_mode` HTML: the tags that Telegram knows, its objections to everything else, and the plain text that
//! remains. Offsets are in UTF-16 units, as in every `MessageEntity`.

use serde_json::{Value, json};

use crate::wire::keyboard::check_url;

/// Text without mark-up, and what the mark-up said.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Formatted {
    pub(crate) text: String,
    pub(crate) entities: Vec<Value>,
}

/// Length in the unit of Telegram's limits and offsets.
pub(crate) fn utf16(text: &str) -> usize {
    text.encode_utf16().count()
}

const TAGS: [&str; 17] = [
    "a",
    "b",
    "strong",
    "i",
    "em",
    "s",
    "strike",
    "del",
    "u",
    "ins",
    "tg-spoiler",
    "tg-emoji",
    "tg-time",
    "span",
    "pre",
    "code",
    "blockquote",
];

struct Open {
    tag: String,
    argument: String,
    format: String,
    expandable: bool,
    offset: usize,
    begin: usize,
}

struct Parser<'a> {
    rest: std::iter::Peekable<std::str::CharIndices<'a>>,
    out: Formatted,
    offset: usize,
    open: Vec<Open>,
    codes: Vec<(usize, usize, String)>,
}

/// # Errors
/// The objection, as it follows "can't parse entities: ".
pub(crate) fn parse(source: &str) -> Result<Formatted, String> {
    let mut parser = Parser {
        rest: source.char_indices().peekable(),
        out: Formatted::default(),
        offset: 0,
        open: Vec::new(),
        codes: Vec::new(),
    };
    while let Some((at, c)) = parser.rest.next() {
        match c {
            '&' => {
                let decoded = parser.entity();
                parser.push(decoded);
            }
            '<' if parser.rest.peek().is_some_and(|(_, c)| *c == '/') => parser.end_tag(at)?,
            '<' => parser.start_tag(at)?,
            c => parser.push(c),
        }
    }
    if let Some(open) = parser.open.last() {
        return Err(format!("Can't find end tag corresponding to start tag \"{}\"", open.tag));
    }
    let mut out = parser.out;
    out.entities.sort_by_key(|entity| {
        let number = |name: &str| entity[name].as_i64().unwrap_or_default();
        (number("offset"), -number("length"))
    });
    Ok(out)
}

impl Parser<'_> {
    fn push(&mut self, c: char) {
        self.out.text.push(c);
        self.offset += c.len_utf16();
    }

    fn take_while(&mut self, accept: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some((_, c)) = self.rest.next_if(|(_, c)| accept(*c)) {
            taken.push(c);
        }
        taken
    }

    fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn next_is(&mut self, wanted: char) -> bool {
        self.rest.peek().is_some_and(|(_, c)| *c == wanted)
    }

    /// Behind an ampersand: one of the four named entities, a number, or just an ampersand.
    fn entity(&mut self) -> char {
        let before = self.rest.clone();
        let code = if self.rest.next_if(|(_, c)| *c == '#').is_some() {
            let hexadecimal = self.rest.next_if(|(_, c)| *c == 'x').is_some();
            let digits = self.take_while(|c| c.is_ascii_hexdigit() && (hexadecimal || c.is_ascii_digit()));
            let radix = if hexadecimal { 16 } else { 10 };
            u32::from_str_radix(&digits, radix).ok().filter(|code| *code != 0).and_then(char::from_u32)
        } else {
            match self.take_while(|c| c.is_ascii_alphabetic()).as_str() {
                "lt" => Some('<'),
                "gt" => Some('>'),
                "amp" => Some('&'),
                "quot" => Some('"'),
                _ => None,
            }
        };
        if let Some(code) = code {
            self.rest.next_if(|(_, c)| *c == ';');
            code
        } else {
            self.rest = before;
            '&'
        }
    }

    fn start_tag(&mut self, at: usize) -> Result<(), String> {
        let tag = self.take_while(|c| !c.is_whitespace() && c != '>').to_lowercase();
        if self.rest.peek().is_none() {
            return Err(format!("Unclosed start tag at byte offset {at}"));
        }
        if !TAGS.contains(&tag.as_str()) {
            return Err(format!("Unsupported start tag \"{tag}\" at byte offset {at}"));
        }
        let mut open = Open {
            tag,
            argument: String::new(),
            format: String::new(),
            expandable: false,
            offset: self.offset,
            begin: self.out.text.len(),
        };
        loop {
            self.skip_space();
            if self.rest.next_if(|(_, c)| *c == '>').is_some() {
                break;
            }
            self.attribute(at, &mut open)?;
        }
        if open.tag == "span" && open.argument != "spoiler" {
            return Err(format!("Tag \"span\" must have class \"tg-spoiler\" at byte offset {at}"));
        }
        self.open.push(open);
        Ok(())
    }

    fn attribute(&mut self, at: usize, open: &mut Open) -> Result<(), String> {
        let tag = open.tag.clone();
        let unclosed = || format!("Unclosed start tag \"{tag}\" at byte offset {at}");
        let name = self.take_while(|c| !c.is_whitespace() && c != '=' && c != '>');
        if name.is_empty() {
            return Err(if self.rest.peek().is_none() {
                unclosed()
            } else {
                format!("Empty attribute name in the tag \"{tag}\" at byte offset {at}")
            });
        }
        if tag == "blockquote" && name == "expandable" && !self.next_is('=') {
            open.expandable = true;
            return Ok(());
        }
        self.skip_space();
        if self.rest.next_if(|(_, c)| *c == '=').is_none() {
            return Err(format!(
                "Expected equal sign in declaration of an attribute of the tag \"{tag}\" at byte offset {at}"
            ));
        }
        self.skip_space();
        let value = match self.rest.peek().copied() {
            None => return Err(unclosed()),
            Some((_, quote @ ('"' | '\''))) => self.quoted(quote).ok_or_else(unclosed)?,
            Some((token, _)) => {
                let value = self.take_while(|c| c.is_ascii_alphanumeric() || c == '.' || c == '-').to_lowercase();
                match self.rest.peek() {
                    None => return Err(unclosed()),
                    Some((_, c)) if c.is_whitespace() || *c == '>' => value,
                    Some(_) => return Err(format!("Unexpected end of name token at byte offset {token}")),
                }
            }
        };
        match (tag.as_str(), name.as_str()) {
            ("a", "href") | ("tg-emoji", "emoji-id") | ("tg-time", "unix") => open.argument = value,
            ("tg-time", "format") => open.format = value,
            ("code", "class") => open.argument = value.strip_prefix("language-").unwrap_or_default().to_owned(),
            ("span", "class") => open.argument = value.strip_prefix("tg-").unwrap_or_default().to_owned(),
            _ => {}
        }
        Ok(())
    }

    fn quoted(&mut self, quote: char) -> Option<String> {
        self.rest.next();
        let mut value = String::new();
        loop {
            let (_, c) = self.rest.next()?;
            match c {
                c if c == quote => break,
                '&' => value.push(self.entity()),
                c => value.push(c),
            }
        }
        self.rest.peek().map(|_| value)
    }

    fn end_tag(&mut self, at: usize) -> Result<(), String> {
        self.rest.next();
        let Some(open) = self.open.pop() else { return Err(format!("Unexpected end tag at byte offset {at}")) };
        let tag = self.take_while(|c| !c.is_whitespace() && c != '>').to_lowercase();
        self.skip_space();
        if self.rest.next_if(|(_, c)| *c == '>').is_none() {
            return Err(format!("Unclosed end tag at byte offset {at}"));
        }
        if !tag.is_empty() && tag != open.tag {
            return Err(format!(
                "Unmatched end tag at byte offset {at}, expected \"</{}>\", found \"</{tag}>\"",
                open.tag
            ));
        }
        if self.offset > open.offset {
            self.close(&open)?;
        }
        Ok(())
    }

    fn close(&mut self, open: &Open) -> Result<(), String> {
        let length = self.offset - open.offset;
        let entity = |kind: &str| json!({"type": kind, "offset": open.offset, "length": length});
        let found = match open.tag.as_str() {
            "b" | "strong" => entity("bold"),
            "i" | "em" => entity("italic"),
            "u" | "ins" => entity("underline"),
            "s" | "strike" | "del" => entity("strikethrough"),
            "tg-spoiler" | "span" => entity("spoiler"),
            "blockquote" if open.expandable => entity("expandable_blockquote"),
            "blockquote" => entity("blockquote"),
            "tg-emoji" => {
                if !open.argument.parse::<i64>().is_ok_and(|id| id != 0) {
                    return Err("Invalid custom emoji identifier specified".to_owned());
                }
                let mut emoji = entity("custom_emoji");
                emoji["custom_emoji_id"] = json!(open.argument);
                emoji
            }
            "tg-time" => {
                let Ok(unix) = open.argument.parse::<u32>() else {
                    return Err("Invalid Unix time specified".to_owned());
                };
                if !is_date_time_format(&open.format) {
                    return Err("Invalid date-time format specified".to_owned());
                }
                let mut moment = entity("date_time");
                moment["unix_time"] = json!(unix);
                moment["date_time_format"] = json!(open.format);
                moment
            }
            "code" => {
                self.codes.push((open.offset, length, open.argument.clone()));
                entity("code")
            }
            "pre" => {
                let language = self.codes.iter().find(|code| (code.0, code.1) == (open.offset, length));
                let mut pre = entity("pre");
                if let Some((.., language)) = language {
                    self.out.entities.retain(|other| *other != entity("code"));
                    if !language.is_empty() {
                        pre["language"] = json!(language);
                    }
                }
                pre
            }
            "a" => match link(&open.argument, self.out.text.get(open.begin..).unwrap_or_default()) {
                Some(url) => {
                    let mut link = entity("text_link");
                    link["url"] = json!(url);
                    link
                }
                None => return Ok(()),
            },
            _ => return Ok(()),
        };
        self.out.entities.push(found);
        Ok(())
    }
}

/// `r`, or `w?[dD]?[tT]?`: relative, or weekday, date and time, short or long.
fn is_date_time_format(format: &str) -> bool {
    let rest = format.strip_prefix('w').unwrap_or(format);
    let rest = rest.strip_prefix(['d', 'D']).unwrap_or(rest);
    format == "r" || rest.strip_prefix(['t', 'T']).unwrap_or(rest).is_empty()
}

/// The target of a link: its address, or else its own text; `None` if that is not an address.
fn link(href: &str, text: &str) -> Option<String> {
    let url = if href.is_empty() { text } else { href };
    check_url(url).ok().map(|()| url.to_owned())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn text_and_entities_come_apart() {
        let parsed =
            parse("<b>♠J &amp; <i>дама</i></b> &lt;x&gt; &#9824;<pre><code class=\"language-rust\">fn</code></pre>");
        let parsed = parsed.unwrap();
        assert_eq!(parsed.text, "♠J & дама <x> ♠fn");
        assert_eq!(
            parsed.entities,
            [
                json!({"type": "bold", "offset": 0, "length": 9}),
                json!({"type": "italic", "offset": 5, "length": 4}),
                json!({"type": "pre", "offset": 15, "length": 2, "language": "rust"}),
            ]
        );
    }

    #[test]
    fn offsets_count_utf16_units() {
        let parsed = parse("🂡<tg-spoiler>a</tg-spoiler><a href=\"tg://user?id=7\">b</a>").unwrap();
        assert_eq!(parsed.entities[0], json!({"type": "spoiler", "offset": 2, "length": 1}));
        assert_eq!(parsed.entities[1]["url"], "tg://user?id=7");
    }

    #[test]
    fn a_moment_has_its_time_and_its_format() {
        let parsed = parse("<tg-time unix=\"1785765900\" format=\"dt\">Aug 3</tg-time>").unwrap();
        let moment = json!({"type": "date_time", "offset": 0, "length": 5, "unix_time": 1_785_765_900, "date_time_format": "dt"});
        assert_eq!((parsed.text.as_str(), &parsed.entities[..]), ("Aug 3", &[moment][..]));
        for bad in ["unix=\"x\" format=\"dt\"", "format=\"dt\"", "unix=\"1\" format=\"td\"", "unix=\"1\" format=\"rd\""]
        {
            assert!(parse(&format!("<tg-time {bad}>Aug 3</tg-time>")).is_err(), "{bad}");
        }
    }

    #[test]
    fn broken_markup_is_refused_with_the_servers_words() {
        let cases = [
            ("a <script>", "Unsupported start tag \"script\" at byte offset 2"),
            ("ж<br>", "Unsupported start tag \"br\" at byte offset 2"),
            ("<b>x", "Can't find end tag corresponding to start tag \"b\""),
            ("x</b>", "Unexpected end tag at byte offset 1"),
            ("<b><i>x</b></i>", "Unmatched end tag at byte offset 7, expected \"</i>\", found \"</b>\""),
            ("1 < 2", "Unsupported start tag \"\" at byte offset 2"),
            ("<", "Unclosed start tag at byte offset 0"),
            ("<span class=\"x\">a</span>", "Tag \"span\" must have class \"tg-spoiler\" at byte offset 0"),
        ];
        for (source, expected) in cases {
            assert_eq!(parse(source), Err(expected.to_owned()), "{source}");
        }
    }

    fn escape(text: &str) -> String {
        text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
    }

    proptest! {
        #[test]
        fn escaped_text_comes_back_as_it_was(text in any::<String>(), tag in "b|i|u|s|code|pre|blockquote|tg-spoiler") {
            let parsed = parse(&format!("<{tag}>{}</{tag}>", escape(&text)));
            let parsed = parsed.map_err(TestCaseError::fail)?;
            prop_assert_eq!(parsed.entities.len(), usize::from(!text.is_empty()));
            prop_assert_eq!(parsed.text, text);
        }

        #[test]
        fn nothing_that_a_bot_sends_breaks_the_parser(source in r#"([<>&/="' ;#]|b|i|a|x|1|href|amp|lt|&#|ж|🂡){0,40}"#) {
            if let Ok(parsed) = parse(&source) {
                let end = utf16(&parsed.text) as u64;
                for entity in &parsed.entities {
                    let number = |name: &str| entity[name].as_u64().unwrap();
                    prop_assert!(number("length") > 0 && number("offset") + number("length") <= end, "{}", entity);
                }
            }
        }
    }
}
