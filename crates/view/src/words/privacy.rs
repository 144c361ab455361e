//! Pages about what is stored of a person.

use super::sentences;

sentences! {
    /// Sentences of the pages about privacy.
    pub(crate) enum Private {
        About = "privacy-about",
        ButtonCopy = "button-privacy-copy",
        ButtonForget = "button-privacy-forget",
        ForgetAsk = "forget-ask",
        ForgetTables = "forget-tables" { count: u32 },
        ButtonForgetYes = "button-forget-yes",
        ButtonForgetNo = "button-forget-no",
        Forgotten = "forgotten",
    }
}
