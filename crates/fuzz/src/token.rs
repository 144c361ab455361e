//! Button tokens: what a platform sends back may be anything.

use talon_view::Token;

use crate::bytes::{Bytes, mangle};

/// Reads any text as a token, and texts that nearly are one.
///
/// # Panics
/// If a token is read that is written otherwise, or too long.
pub fn token(input: &[u8]) {
    let plain = String::from_utf8_lossy(input);
    let mut bytes = Bytes::new(input);
    let known = [
        "1.k3v9.17.act:JS",
        "1.k3v9.3.option:on:close-before-draw",
        "1.-.0.new:santase",
        "1.k3v9.3.hold:on",
        "1.-.0.help",
    ];
    let near = mangle(bytes.pick(&known).copied().unwrap_or_default(), &mut bytes);
    for text in [plain.as_ref(), near.as_str()] {
        let Ok(token) = text.parse::<Token>() else { continue };
        assert_eq!(token.to_string(), text, "one way to write it");
        assert!(text.len() <= Token::MAX, "{text}");
    }
}
