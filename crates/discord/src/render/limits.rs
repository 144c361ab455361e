//! Discord's limits of a page.

use talon_house::ShowError;

/// The limit of an embed's title, which we apply to all titles.
pub(super) const TITLE_UNITS: usize = 256;

// https://discord.com/developers/docs/components/reference
pub(super) const ROWS: usize = 5;
pub(super) const ROW_BUTTONS: usize = 5;
pub(super) const LABEL_UNITS: usize = 80;
pub(super) const CUSTOM_ID_UNITS: usize = 100;

/// Discord would not accept the page. Names the limit that it breaks, but nothing that the page shows.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum RenderError {
    #[error("a page without text")]
    Empty,
    #[error("a title of {0} UTF-16 units, at most {TITLE_UNITS} are allowed")]
    TitleTooLong(usize),
    #[error("{0} rows of buttons, at most {ROWS} are allowed")]
    TooManyRows(usize),
    #[error("a row of {0} buttons, at most {ROW_BUTTONS} are allowed")]
    RowTooWide(usize),
    #[error("a label of {0} UTF-16 units, 1 to {LABEL_UNITS} are allowed")]
    Label(usize),
    #[error("a button that carries {0} UTF-16 units, at most {CUSTOM_ID_UNITS} are allowed")]
    Data(usize),
    #[error("two buttons that do the same")]
    Twins,
}

impl From<RenderError> for ShowError {
    fn from(error: RenderError) -> Self {
        Self::Refused(error.to_string())
    }
}

/// The beginning of a text, at most this long in UTF-16 units.
pub(crate) fn cut(text: &str, most: usize) -> String {
    let mut units = 0;
    let fits = |letter: &char| {
        units += letter.len_utf16();
        units <= most
    };
    text.chars().take_while(fits).collect()
}

pub(super) fn units(text: &str) -> usize {
    text.encode_utf16().count()
}
