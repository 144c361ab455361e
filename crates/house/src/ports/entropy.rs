//! Randomness, as a port.

/// Draws unpredictable bytes: match secrets and identifiers.
pub trait Entropy: Send + Sync {
    /// Thirty-two bytes. `label` names what they are for (`"table"`, `"secret"`, `"person"`), `context` the occasion.
    ///
    /// A real source ignores both. A repeatable one derives its bytes from them, so that an input that is delivered
    /// again after a crash draws the same bytes as the first time.
    fn draw(&self, label: &str, context: &str) -> [u8; 32];
}
