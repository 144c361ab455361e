//! Choices that are read from the input.

/// The input, read from its beginning; zeroes when it is used up.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) const fn new(input: &'a [u8]) -> Self {
        Self(input)
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn next(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().map_or((0, self.0), |(first, rest)| (*first, rest));
        self.0 = rest;
        first
    }

    /// A number below `bound`, which is at most 65,536; 0 when `bound` is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let number = usize::from(u16::from_le_bytes([self.next(), self.next()]));
        number.checked_rem(bound).unwrap_or(0)
    }

    pub(crate) fn pick<'b, T>(&mut self, among: &'b [T]) -> Option<&'b T> {
        among.get(self.below(among.len()))
    }

    pub(crate) fn seed(&mut self) -> u64 {
        u64::from_le_bytes([0; 8].map(|_: u8| self.next()))
    }
}

/// Changes a text in a few places: a character replaced, left out, doubled, or the end cut off.
pub(crate) fn mangle(text: &str, bytes: &mut Bytes<'_>) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..bytes.below(4) {
        if letters.is_empty() {
            break;
        }
        let place = bytes.below(letters.len());
        match bytes.below(4) {
            0 => letters[place] = char::from(bytes.next()),
            1 => drop(letters.remove(place)),
            2 => letters.insert(place, letters[place]),
            _ => letters.truncate(place),
        }
    }
    letters.into_iter().collect()
}
