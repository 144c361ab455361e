//! Pages about linking: a person's accounts on several platforms.

use super::{Length, Name, Platform, sentences};

sentences! {
    /// Sentences of the pages about linking.
    pub(crate) enum Link {
        CodeTitle = "link-title",
        CodeWhere = "link-where" { platform: Platform },
        CodeOnce = "link-once" { valid: Length },
        CodeSecret = "link-secret",
        ConfirmTitle = "link-confirm-title",
        ConfirmMaker = "link-confirm-maker" { platform: Platform, name: Name },
        ConfirmEffect = "link-confirm-effect",
        ConfirmWarning = "link-confirm-warning",
        ButtonYes = "button-link-yes",
        ButtonNo = "button-link-no",
        LinkedTitle = "linked-title",
        Account = "link-account" { platform: Platform, name: Name },
        LinkedHow = "linked-how",
        UnlinkedTitle = "unlinked-title",
        UnlinkedStays = "unlinked-stays" { platform: Platform, name: Name },
    }
}
