//! A line of a page.

use crate::Text;

/// How a line stands out. Adapters choose the means of their platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// The page's first line.
    Title,
    /// Plain text.
    Body,
    /// What the reader looks for first: whose turn it is, who won.
    Strong,
    /// What matters less.
    Dim,
    /// Text to copy exactly, such as a secret.
    Code,
}

/// One line of a page. An empty line separates what does not belong together.
#[derive(Clone, PartialEq, Eq)]
pub struct Line {
    /// How it stands out.
    pub style: Style,
    /// Its text, which adapters spell for their platform.
    pub text: Text,
}
