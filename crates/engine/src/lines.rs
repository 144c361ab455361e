//! Lines of bounded length from an untrusted reader.

use std::io::{self, BufRead, Read};

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// The line without its end.
    Text(String),
    /// More bytes than the limit; the rest of the line is skipped.
    TooLong,
    /// Not UTF-8.
    NotText,
}

/// Iterates over the lines of a reader. It never holds more than one line of bounded length.
pub struct Lines<R> {
    reader: R,
    limit: usize,
    /// The rest of a line that was too long is still to be skipped: not before the next one is wanted, for it may have no end.
    skips: bool,
}

impl<R: BufRead> Lines<R> {
    /// Lines of at most `limit` bytes; longer ones are skipped.
    pub const fn new(reader: R, limit: usize) -> Self {
        Self { reader, limit, skips: false }
    }

    fn read(&mut self) -> io::Result<Option<Line>> {
        if std::mem::take(&mut self.skips) {
            self.skip()?;
        }
        let mut bytes = Vec::new();
        let most = u64::try_from(self.limit).unwrap_or(u64::MAX).saturating_add(1);
        if self.reader.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let ended = bytes.last() == Some(&b'\n');
        if !ended && bytes.len() > self.limit {
            self.skips = true;
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

    const LIMIT: usize = 1024;

    fn read(input: &[u8]) -> Vec<Line> {
        // A tiny buffer, so that skipping crosses many of them.
        Lines::new(io::BufReader::with_capacity(7, input), LIMIT).map(Result::unwrap).collect()
    }

    #[test]
    fn lines_come_with_and_without_a_last_newline() {
        assert_eq!(read(b""), []);
        assert_eq!(read(b"a\n\nb"), [Line::Text("a".into()), Line::Text(String::new()), Line::Text("b".into())]);
        assert_eq!(read(b"\xff\xfe\nb\n"), [Line::NotText, Line::Text("b".into())]);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_to_its_end() {
        let mut input = vec![b'x'; LIMIT];
        input.push(b'\n');
        assert_eq!(read(&input), [Line::Text("x".repeat(LIMIT))]);
        input.insert(0, b'x');
        input.extend_from_slice(b"next");
        assert_eq!(read(&input), [Line::TooLong, Line::Text("next".into())]);
        assert_eq!(read(&vec![b'x'; 10 * LIMIT]), [Line::TooLong]);
    }
}
