//! Judges the text of a match, as `talon export --match` writes it (`docs/notation.md`).

use std::path::Path;

use talon_table::transcript::{Judged, judge};

use crate::failure::Failure;
use crate::text::plain_text::of_file;
use crate::text::printer::print;

/// Checks a match's text: prints that it is correct, or what is wrong in which line.
///
/// # Errors
/// [`Failure::Found`] if it is wrong, after printing so; [`Failure::Usage`] if the file can't be read.
pub fn judge_match(path: &Path) -> Result<(), Failure> {
    let text = of_file(path).map_err(|why| {
        Failure::Usage(format!(
            "--match: “{}” cannot be read ({why}); a valid example is --match match.txt",
            path.display()
        ))
    })?;
    match judge(&text) {
        Ok(judged) => print(&report(&judged)),
        Err(bad) => {
            print(&format!("disagree at {bad}\n"))?;
            Err(Failure::Found)
        }
    }
}

fn report(judged: &Judged) -> String {
    let Judged { table, match_no, game, deals, actions, winners: _ } = judged;
    format!("agree: match {table}/{match_no} of {game}, {deals} deals, {actions} actions\n")
}
