//! The events of a run, line by line.

use std::collections::VecDeque;
use std::fmt::{self, Write};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// How many lines a violation's report has.
const LAST: usize = 60;

/// Longer lines are cut in reports; the digest covers them whole.
const WIDTH: usize = 600;

/// A digest of every call and answer, and the last of them as text. It never shows a card: it has `Debug` output, and digests of pages.
pub(crate) struct Transcript {
    digest: Sha256,
    lines: u64,
    last: VecDeque<String>,
    /// Whether to keep all lines.
    all: bool,
    line: String,
}

impl Transcript {
    /// An empty transcript that keeps every line if `all` is true.
    pub(crate) fn new(all: bool) -> Self {
        Self { digest: Sha256::new(), lines: 0, last: VecDeque::new(), all, line: String::new() }
    }

    pub(crate) fn note(&mut self, line: fmt::Arguments<'_>) {
        let mut text = std::mem::take(&mut self.line);
        text.clear();
        // Writing to a string can't fail.
        let _ = text.write_fmt(line);
        self.digest.update(text.as_bytes());
        self.digest.update([b'\n']);
        self.lines += 1;
        let mut reused =
            if !self.all && self.last.len() >= LAST { self.last.pop_front() } else { None }.unwrap_or_default();
        cut(&mut text);
        std::mem::swap(&mut reused, &mut text);
        self.last.push_back(reused);
        self.line = text;
    }

    pub(crate) fn lines(&self) -> u64 {
        self.lines
    }

    /// The digest so far, in hexadecimal.
    pub(crate) fn digest(&self) -> String {
        HEXLOWER.encode(&self.digest.clone().finalize())
    }

    /// The last lines, or all of them.
    pub(crate) fn last_lines(&self) -> Vec<String> {
        self.last.iter().cloned().collect()
    }
}

fn cut(text: &mut String) {
    if let Some((at, _)) = text.char_indices().nth(WIDTH) {
        text.truncate(at);
        text.push('…');
    }
}

/// The beginning of a page's digest.
pub(crate) fn page_digest(page: &talon_view::Page) -> String {
    HEXLOWER.encode(page.hash().first_chunk::<6>().map_or(&[], |start| start.as_slice()))
}
