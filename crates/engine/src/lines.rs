//! Reads lines of bounded length from an untrusted reader, and answers them.

use std::io::{self, BufRead, Read, Write};
use std::ops::ControlFlow;

use serde::Serialize;

/// A line that can't be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLine {
    /// It is longer than this; the rest of it is skipped.
    #[error("the line is longer than {0} bytes")]
    TooLong(usize),
    /// It is not text.
    #[error("the line is not UTF-8")]
    NotText,
}

/// Passes every line that is not blank to `hear`, and writes its answers as lines of JSON, at once. Ends with the input, or when `hear`
/// breaks off.
///
/// # Errors
/// Only when reading or writing itself fails.
pub fn converse<A: Serialize>(
    reader: impl BufRead,
    mut writer: impl Write,
    limit: usize,
    mut hear: impl FnMut(Result<String, BadLine>) -> ControlFlow<(), Option<A>>,
) -> io::Result<()> {
    for line in Lines::new(reader, limit) {
        let line = line?;
        if line.as_ref().is_ok_and(|text| text.trim().is_empty()) {
            continue;
        }
        let ControlFlow::Continue(said) = hear(line) else { break };
        if let Some(said) = said {
            serde_json::to_writer(&mut writer, &said)?;
            writer.write_all(b"\n")?;
            writer.flush()?;
        }
    }
    Ok(())
}

/// Iterates over the lines of a reader, without their ends. Never holds more than one line of bounded length.
pub struct Lines<R> {
    reader: R,
    limit: usize,
    /// Whether the rest of an overlong line has still to be skipped: only when the next one is wanted, because it may have no end.
    skips: bool,
}

impl<R: BufRead> Lines<R> {
    /// Lines of at most `limit` bytes; longer ones are skipped.
    pub const fn new(reader: R, limit: usize) -> Self {
        Self { reader, limit, skips: false }
    }

    fn read(&mut self) -> io::Result<Option<Result<String, BadLine>>> {
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
            return Ok(Some(Err(BadLine::TooLong(self.limit))));
        }
        if ended {
            bytes.pop();
        }
        Ok(Some(String::from_utf8(bytes).map_err(|_| BadLine::NotText)))
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
    type Item = io::Result<Result<String, BadLine>>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: usize = 1024;

    fn read(input: &[u8]) -> Vec<Result<String, BadLine>> {
        // A tiny buffer, so that skipping crosses many of them.
        Lines::new(io::BufReader::with_capacity(7, input), LIMIT).map(Result::unwrap).collect()
    }

    #[test]
    fn lines_come_with_and_without_a_last_newline() {
        assert_eq!(read(b""), []);
        assert_eq!(read(b"a\n\nb"), [Ok("a".into()), Ok(String::new()), Ok("b".into())]);
        assert_eq!(read(b"\xff\xfe\nb\n"), [Err(BadLine::NotText), Ok("b".into())]);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_to_its_end() {
        let mut input = vec![b'x'; LIMIT];
        input.push(b'\n');
        assert_eq!(read(&input), [Ok("x".repeat(LIMIT))]);
        input.insert(0, b'x');
        input.extend_from_slice(b"next");
        assert_eq!(read(&input), [Err(BadLine::TooLong(LIMIT)), Ok("next".into())]);
        assert_eq!(read(&vec![b'x'; 10 * LIMIT]), [Err(BadLine::TooLong(LIMIT))]);
    }
}
