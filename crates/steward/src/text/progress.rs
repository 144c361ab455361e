//! A progress bar. It is drawn only on a terminal, never into a file or a pipe.

use std::fmt::Display;

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;

/// A bar of this length, counting things such as `results`.
///
/// # Errors
/// [`Failure::Fault`] if the bar can't be drawn.
pub fn bar(of: impl Display, length: u64) -> Result<ProgressBar, Failure> {
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{human_pos}} of {{human_len}} {of}, {{eta}} to go"));
    let style = style.map_err(|error| Failure::Fault(format!("the progress of the {of} cannot be shown: {error}")))?;
    Ok(ProgressBar::new(length).with_style(style))
}
