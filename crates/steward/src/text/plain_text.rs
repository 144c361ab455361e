//! Reads texts that people saved with any program.

use std::fs::File;
use std::io::{self, BufRead, Read as _};
use std::path::Path;

/// The byte order mark that some programs put before UTF-8.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// The longest text that is read as a whole, in bytes. A table's file has some hundred kilobytes for each match.
const MAX_TEXT: u64 = 32 << 20;

/// Why something is not accepted as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NoText {
    /// It is UTF-16, which programs on Windows save.
    #[error("it is UTF-16: save it as UTF-8")]
    Utf16,
    /// It is in an older encoding, or not a text at all.
    #[error("it is not UTF-8")]
    NotUtf8,
}

/// Decodes these bytes, without a byte order mark.
///
/// # Errors
/// [`NoText`].
pub(crate) fn text(bytes: Vec<u8>) -> Result<String, NoText> {
    if is_utf16(&bytes) {
        return Err(NoText::Utf16);
    }
    let mut text = String::from_utf8(bytes).map_err(|_| NoText::NotUtf8)?;
    if text.starts_with('\u{feff}') {
        text.drain(..MARK.len());
    }
    Ok(text)
}

/// The whole text of a file. The file may come from anywhere, so no more is read than a real one has.
///
/// # Errors
/// Why it can't be read.
pub(crate) fn of_file(path: &Path) -> Result<String, String> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MAX_TEXT + 1).read_to_end(&mut bytes));
    match read {
        Ok(read) if read as u64 > MAX_TEXT => Err(format!("it is longer than {} MiB", MAX_TEXT >> 20)),
        Ok(_) => text(bytes).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    }
}

/// A reader of lines, past a byte order mark.
///
/// # Errors
/// It can't be read, or is UTF-16.
pub fn lines_of<R: BufRead>(mut reader: R) -> io::Result<R> {
    if is_utf16(reader.fill_buf()?) {
        return Err(io::Error::new(io::ErrorKind::InvalidData, NoText::Utf16));
    }
    past_mark(reader)
}

/// A reader past a byte order mark, whatever follows.
///
/// # Errors
/// It can't be read.
pub(crate) fn past_mark<R: BufRead>(mut reader: R) -> io::Result<R> {
    if reader.fill_buf()?.starts_with(MARK) {
        reader.consume(MARK.len());
    }
    Ok(reader)
}

/// True if this is the beginning of UTF-16: a byte order mark, or an ASCII character with a zero byte.
fn is_utf16(bytes: &[u8]) -> bool {
    matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [1..=0x7f, 0, ..] | [0, 1..=0x7f, ..])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_utf16(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(unit).collect()
    }

    #[test]
    fn a_mark_before_a_text_is_as_if_it_were_not_there() {
        for (bytes, read) in [("\u{feff}a=1\n", "a=1\n"), ("a=1\n", "a=1\n"), ("\u{feff}", ""), ("", ""), ("я", "я")]
        {
            assert_eq!(text(bytes.as_bytes().to_vec()).as_deref(), Ok(read));
            let mut rest = String::new();
            io::Read::read_to_string(&mut lines_of(bytes.as_bytes()).unwrap(), &mut rest).unwrap();
            assert_eq!(rest, read);
        }
        assert_eq!(text(b"Gr\xfc\xdfe".to_vec()), Err(NoText::NotUtf8));
    }

    #[test]
    fn utf_16_is_named_with_what_mends_it() {
        for bytes in [
            in_utf16("\u{feff}Привет", u16::to_le_bytes),
            in_utf16("\u{feff}a=1", u16::to_be_bytes),
            in_utf16("a=1", u16::to_le_bytes),
            in_utf16("a=1", u16::to_be_bytes),
        ] {
            assert_eq!(text(bytes.clone()), Err(NoText::Utf16), "{bytes:?}");
            let error = lines_of(&*bytes).map(drop).unwrap_err();
            assert_eq!(error.to_string(), "it is UTF-16: save it as UTF-8");
        }
    }

    #[test]
    fn a_file_is_read_or_told_why_not() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("match.txt");
        assert!(of_file(&path).is_err());
        std::fs::write(&path, "\u{feff}talon-match 1\n").unwrap();
        assert_eq!(of_file(&path).as_deref(), Ok("talon-match 1\n"));
        assert!(of_file(directory.path()).is_err());
    }

    #[test]
    fn a_text_without_end_is_refused() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("match.json");
        let file = File::create(&path).unwrap();
        file.set_len(1 << 40).unwrap();
        assert_eq!(of_file(&path), Err("it is longer than 32 MiB".to_owned()));
    }
}
