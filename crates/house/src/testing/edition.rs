//! Which edition of the tests runs: the usual one, or the long one (`tests/run.sh --long`), which repeats everything more often.

/// Set where the long edition runs.
const LONG: &str = "TALON_TEST_LONG";

/// `long` in the long edition, otherwise `usual`.
pub fn usual_or_long<T>(usual: T, long: T) -> T {
    if std::env::var_os(LONG).is_some() { long } else { usual }
}
