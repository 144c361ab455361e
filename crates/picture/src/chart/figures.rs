//! Numbers as a chart shows them.

/// A number with a minus as wide as a plus.
pub(super) fn signed(value: impl Into<i64>) -> String {
    let value = value.into();
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}
