//! Lines of bounded length from an untrusted reader.

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes. A `new` with a full pack and every option takes less than a thousand.
pub(super) const MAX_LINE: usize = 16 * 1024;
/// The longest recorded deal that is read, in bytes. The longest known ones take 6,000.
pub(super) const MAX_VECTOR_LINE: usize = 256 * 1024;

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// The line without its end.
    Text(String),
    /// More bytes than the limit; the rest of the line has been skipped.
    TooLong,
    /// Not UTF-8.
    NotText,
}

/// Iterates over the lines of a reader; it never holds more than one line of bounded length.
pub(super) struct Lines<R> {
    reader: R,
    limit: usize,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(reader: R) -> Lines<R> {
        Lines::with_limit(reader, MAX_LINE)
    }

    pub(super) const fn with_limit(reader: R, limit: usize) -> Lines<R> {
        Lines { reader, limit }
    }

    fn read(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let most = u64::try_from(self.limit).unwrap_or(u64::MAX).saturating_add(1);
        if self.reader.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let ended = bytes.last() == Some(&b'\n');
        if !ended && bytes.len() > self.limit {
            self.skip()?;
            return Ok(Some(Line::TooLong));
        }
        if ended {
            bytes.pop();
        }
        Ok(Some(String::from_utf8(bytes).map_or(Line::NotText, Line::Text)))
    }

    fn skip(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.reader.fill_buf()?;
            if buffer.is_empty() {
                return Ok(());
            }
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let used = end.map_or(buffer.len(), |at| at + 1);
            self.reader.consume(used);
            if end.is_some() {
                return Ok(());
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<io::Result<Line>> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(input: &[u8]) -> Vec<Line> {
        // A tiny buffer, so that skipping crosses many of them.
        Lines::new(io::BufReader::with_capacity(7, input)).map(Result::unwrap).collect()
    }

    #[test]
    fn lines_come_with_and_without_a_last_newline() {
        assert_eq!(read(b""), []);
        assert_eq!(read(b"a\n\nb"), [Line::Text("a".into()), Line::Text(String::new()), Line::Text("b".into())]);
        assert_eq!(read(b"\xff\xfe\nb\n"), [Line::NotText, Line::Text("b".into())]);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_to_its_end() {
        let mut input = vec![b'x'; MAX_LINE];
        input.push(b'\n');
        assert_eq!(read(&input), [Line::Text("x".repeat(MAX_LINE))]);
        input.insert(0, b'x');
        input.extend_from_slice(b"next");
        assert_eq!(read(&input), [Line::TooLong, Line::Text("next".into())]);
        assert_eq!(read(&vec![b'x'; 10 * MAX_LINE]), [Line::TooLong]);
    }
}
