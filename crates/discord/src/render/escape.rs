//! Escapes text, so that Discord shows it literally: without markup, links or mentions.

/// Escapes text that people chose: a backslash before all punctuation, because some apps turn bare host names into invitations.
pub(crate) fn foreign(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + text.len() / 8);
    for letter in text.chars() {
        if letter.is_ascii_punctuation() {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

/// Escapes our own words, where Discord could see markup. An address stays a link. `begins` says whether the words begin a line.
pub(crate) fn words(text: &str, begins: bool) -> String {
    let mut escaped = String::with_capacity(text.len() + text.len() / 8);
    let mut numbering = begins;
    for (at, letter) in text.char_indices() {
        let is_markup = match letter {
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '#' | '-' | '[' | ']' | '(' | ')' | '@' | '<' => true,
            ':' => !text[at..].starts_with("://"),
            // "1." at the beginning of a line starts a list.
            '.' => numbering && at > 0,
            _ => false,
        };
        if is_markup {
            escaped.push('\\');
        }
        escaped.push(letter);
        numbering &= letter.is_ascii_digit() || matches!(letter, ' ' | '\u{2068}' | '\u{2069}');
    }
    escaped
}

/// The text as inline code, which Discord shows literally.
pub(crate) fn code(text: &str) -> String {
    let longest = text.split(|letter| letter != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    // A fence must not touch the text's own backticks.
    let pad = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{pad}{text}{pad}{fence}")
}

/// Lines as a code block, which Discord shows literally in a monospaced font. A backtick could end the block, so a similar letter
/// replaces it.
pub(crate) fn block(text: &str) -> String {
    format!("```\n{}\n```", text.replace('`', "\u{2cb}"))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// What Discord shows of escaped text: its Markdown drops a backslash before punctuation.
    fn shown(escaped: &str) -> String {
        let mut shown = String::new();
        let mut letters = escaped.chars().peekable();
        while let Some(letter) = letters.next() {
            match letters.peek() {
                Some(next) if letter == '\\' && next.is_ascii_punctuation() => {}
                _ => {
                    shown.push(letter);
                    continue;
                }
            }
            shown.extend(letters.next());
        }
        shown
    }

    #[test]
    fn our_own_sentences_stay_readable() {
        for (text, expected) in [
            ("Your turn: lead a card.", "Your turn\\: lead a card."),
            ("* not a list", "\\* not a list"),
            ("1. not a list", "1\\. not a list"),
            ("Match to 11 points. 3.5", "Match to 11 points. 3.5"),
            ("see https://example.org/x", "see https://example.org/x"),
            ("See /help, it's 50% off!", "See /help, it's 50% off!"),
            ("# > -# || `", "\\# \\> \\-\\# \\|\\| \\`"),
        ] {
            assert_eq!(words(text, true), expected);
        }
    }

    #[test]
    fn names_cannot_mention_link_or_format() {
        for (name, expected) in [
            ("@everyone", "\\@everyone"),
            ("<@123>", "\\<\\@123\\>"),
            ("https://evil.example", "https\\:\\/\\/evil\\.example"),
            ("discord.gg/x", "discord\\.gg\\/x"),
            ("**b** __u__ ~~s~~ ||x||", "\\*\\*b\\*\\* \\_\\_u\\_\\_ \\~\\~s\\~\\~ \\|\\|x\\|\\|"),
            ("a\\", "a\\\\"),
            ("[x](y)", "\\[x\\]\\(y\\)"),
            (":smile:", "\\:smile\\:"),
            ("1. one", "1\\. one"),
        ] {
            assert_eq!(foreign(name), expected);
        }
    }

    #[test]
    fn code_shows_backticks() {
        assert_eq!(code("ab12"), "`ab12`");
        assert_eq!(code("a`b"), "``a`b``");
        assert_eq!(code("``x"), "``` ``x ```");
    }

    proptest! {
        #[test]
        fn what_is_shown_is_what_was_meant(text in "[\u{2068}\u{2069}a1 .:/*_`~|>#<@()\\[\\]\\\\-]{0,40}") {
            prop_assert_eq!(shown(&words(&text, true)), text.clone());
            prop_assert_eq!(shown(&foreign(&text)), text);
        }

        /// Outside of links, every character that can start markup has its backslash.
        #[test]
        fn nothing_can_begin_markup(text in "[\u{2068}\u{2069}ab1*_`~|>#<@()\\[\\]\\\\ -]{0,40}") {
            for mut free in [words(&text, true), foreign(&text)] {
                while let Some(at) = free.find('\\') {
                    free.replace_range(at..at + 2, "");
                }
                prop_assert!(!free.contains(['*', '_', '`', '~', '|', '>', '#', '<', '@', '(', ')', '[', ']', '-']));
            }
        }
    }
}
