//! Writes the licences and copyrights of the libraries in the shipped program into one file, each distinct text once.
//!
//! Nearly all of these licences ask for that: their notices go where the program goes.

mod notices;
mod tree;

use std::process::ExitCode;

#[expect(clippy::print_stderr, clippy::print_stdout, reason = "a program of the build reports here")]
fn main() -> ExitCode {
    let Some(file) = std::env::args_os().nth(1) else {
        eprintln!("usage: talon-notices FILE");
        return ExitCode::from(2);
    };
    let written = tree::shipped().and_then(|libraries| {
        let text = notices::of(&libraries)?;
        std::fs::write(&file, text)?;
        Ok(libraries.len())
    });
    match written {
        Ok(count) => {
            println!("{}: {count} libraries", file.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("talon-notices: {error}");
            ExitCode::FAILURE
        }
    }
}
