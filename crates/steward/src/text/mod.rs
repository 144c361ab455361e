//! What the program reads and prints.

pub(crate) mod plain_text;
pub(crate) mod printer;
mod progress;
pub mod this_program;

pub use plain_text::lines_of;
pub use printer::Printer;
pub use progress::bar;
