//! Closed sets of values with stable names, as logs, results and the database store them.
//!
//! A set is an enum, and everything about it follows from its variants: its list (`ALL`), its names in kebab-case (`code`, `Display`,
//! serde) and how they are read (`FromStr`). A renamed variant must keep its old name (`#[strum(serialize = "…")]`).

/// The text is not a name in the set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not the code of {of}")]
pub struct BadCode {
    /// What the text should have named, such as `a rule`.
    pub of: &'static str,
}
