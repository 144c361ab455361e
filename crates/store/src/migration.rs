//! A change of a database's schema, described for people.

/// A migration that a database still needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Migration {
    /// Its number.
    pub version: i64,
    /// What it does: the first paragraph of its comment.
    pub about: String,
}

impl Migration {
    /// The migration with this text.
    #[must_use]
    pub fn new(version: i64, sql: &str) -> Self {
        let comment = sql.lines().map_while(|line| line.strip_prefix("--").map(str::trim));
        let about = comment.take_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ");
        Self { version, about }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_paragraph_tells_what_it_does() {
        let about = |sql| Migration::new(7, sql).about;
        assert_eq!(
            about("-- One thing,\n-- and another.\n--\n-- More.\nCREATE TABLE t (x);"),
            "One thing, and another."
        );
        assert_eq!(about("-- One thing.\n\n-- Of a column.\nCREATE TABLE t (x);"), "One thing.");
        assert_eq!(about("CREATE TABLE t (x);"), "");
    }
}
