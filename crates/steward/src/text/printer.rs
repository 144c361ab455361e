//! Prints text that may contain other people's: names, words, files from anywhere. A terminal would obey its control characters, and
//! bidirectional marks would reorder it. So these are printed as JSON escapes.

use std::io::{self, Write};

use crate::failure::Failure;
use talon_view::is_disturbing;

/// Writes text that is safe for a terminal, a line at a time.
pub struct Printer<W: Write> {
    out: W,
    /// The beginning of the current line.
    line: Vec<u8>,
}

impl<W: Write> Printer<W> {
    /// Prints to `out`.
    pub const fn new(out: W) -> Self {
        Self { out, line: Vec::new() }
    }

    fn print_line(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.line);
        self.out.write_all(harmless(&String::from_utf8_lossy(&line)).as_bytes())
    }
}

impl<W: Write> Write for Printer<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Lines never split a character.
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.line.extend_from_slice(part);
            if part.ends_with(b"\n") {
                self.print_line()?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.print_line()?;
        self.out.flush()
    }
}

/// Escapes everything that a terminal would obey, except line breaks.
fn harmless(text: &str) -> String {
    let mut harmless = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter == '\n' || !is_disturbing(letter) {
            harmless.push(letter);
        } else {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                harmless.push_str(&format!("\\u{unit:04x}"));
            }
        }
    }
    harmless
}

/// Writes to standard output; a closed pipe is not an error.
///
/// # Errors
/// [`Failure::Fault`] if nothing can be written.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = Printer::new(io::stdout().lock());
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::Fault(error.to_string())),
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(parts: &[&[u8]]) -> String {
        let mut out = Vec::new();
        let mut printer = Printer::new(&mut out);
        for part in parts {
            printer.write_all(part).unwrap();
        }
        printer.flush().unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn nothing_is_printed_that_a_terminal_obeys() {
        assert_eq!(
            printed(&["\u{1b}]0;evil\u{7}\u{9b}2J\u{202e}ana\u{2069}\r\t\n".as_bytes()]),
            concat!(r"\u001b]0;evil\u0007\u009b2J\u202eana\u2069\u000d\u0009", "\n")
        );
        for harmless in ["Ана ♠J “ja” 👨‍👩‍👧 – é\n", "two\nlines\n", "no end"] {
            assert_eq!(printed(&[harmless.as_bytes()]), harmless);
        }
    }

    #[test]
    fn letters_that_come_in_parts_are_whole() {
        let text = "♠\u{202e}♥".as_bytes();
        let parts: Vec<&[u8]> = text.chunks(1).collect();
        assert_eq!(printed(&parts), r"♠\u202e♥");
        assert_eq!(printed(&[b"\xff\n"]), "\u{fffd}\n");
    }

    #[test]
    fn json_says_the_same() {
        let text = "\u{1b}[2J \u{85} \u{202e} 👍";
        let said = serde_json::to_string(text).unwrap();
        let printed = printed(&[said.as_bytes()]);
        assert!(!printed.contains(is_disturbing));
        assert_eq!(serde_json::from_str::<String>(&printed).unwrap(), text);
    }
}
