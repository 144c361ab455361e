//! Closed sets of values with stable names: what logs, results and the database have of a deal.
//!
//! A set is an enum, and everything about it follows from its variants: its list (`ALL`), its names in kebab-case (`code`, `Display`, serde)
//! and how they are read (`FromStr`). Whoever renames a variant says what its name was (`#[strum(serialize = "…")]`).

/// The text is no name of the set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not the code of {of}")]
pub struct BadCode {
    /// What it was to be, such as `a rule`.
    pub of: &'static str,
}
