//! Linking: how accounts on several platforms become one person, and several again.
//!
//! Every account has a person of its own, for ever, and acts as one: its own, or another's. An account makes a code; an account of another
//! platform enters it, which binds the code to it; when that account confirms, both act as one person. A person has at most one account on
//! each platform.

use std::time::Duration;

use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};
use strum::IntoStaticStr;
use talon_table::{PersonId, Timestamp};

use crate::AccountRef;

/// A code that an account makes. The code itself is never stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewLinkCode {
    /// Who makes it.
    pub maker: AccountRef,
    /// The SHA-256 of the code.
    pub hash: [u8; 32],
    /// From this moment on it is void.
    pub expires: Timestamp,
}

/// How often an account may try something: at most `most` times, at least once, within any period of `window`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TryLimit {
    /// The number of tries.
    pub most: usize,
    /// The period in which they count.
    pub window: Duration,
}

impl TryLimit {
    /// The moment up to which tries no longer count at `at`.
    #[must_use]
    pub fn forgotten(self, at: Timestamp) -> Timestamp {
        let millis = i64::try_from(self.window.as_millis()).unwrap_or(i64::MAX);
        Timestamp(at.0.saturating_sub(millis))
    }

    /// The index, from the newest try as 0, of the try that decides: while that one counts, the account must wait.
    #[must_use]
    pub fn place_of_deciding_try(self) -> usize {
        self.most.saturating_sub(1)
    }
}

/// A kind of try that is counted.
#[derive(IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LinkTry {
    /// A code that was made.
    Code,
    /// A wrong code that was entered.
    Guess,
    /// A copy of everything that is stored about the person.
    Copy,
    /// Any other file that is made on demand: a picture, the text of a match.
    File,
    /// A daily deal that was begun, under [`begun_name`](crate::daily::begun_name).
    Daily,
    /// The result of a daily deal, shared in its group, under [`shared_name`](crate::daily::shared_name).
    Share,
}

impl LinkTry {
    /// The stored form: `code`, `guess`, `copy`, `file`, `daily`, `share`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// The name of an account's tries once its person was forgotten: forgetting must neither reset the tries nor keep who it was. The digest is
/// secret only as long as nobody tries all accounts of the platform. So it is deleted with the tries, when they no longer count.
#[must_use]
pub fn forgotten_name(account: &AccountRef) -> String {
    let digest = Sha256::digest(format!("forgotten {}:{}", account.platform, account.id));
    format!("forgotten:{}", HEXLOWER.encode(&digest))
}

/// The outcome of making a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkCodeMade {
    /// It is valid, and replaces the account's earlier one.
    Made,
    /// The account has made as many as it may: nothing was changed.
    TooMany {
        /// When it may again.
        until: Timestamp,
    },
    /// The input was handled before: nothing was changed.
    Duplicate,
}

/// The outcome of entering a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkCodeEntered {
    /// It is valid, and bound to this account.
    Found {
        /// The code's number, which is never reused.
        number: u32,
        /// Who made it.
        maker: AccountRef,
    },
    /// It is not valid, for whatever reason. The guess was counted.
    Unknown,
    /// It is the account's own.
    Own,
    /// An account of the same platform made it. The guess was counted.
    SamePlatform,
    /// The account that made it already acts as the same person.
    Already,
    /// The account has guessed wrong as often as it may: nothing was looked up.
    TooMany {
        /// When it may again.
        until: Timestamp,
    },
    /// The input was handled before: nothing was changed.
    Duplicate,
}

/// The outcome of linking two accounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Linked {
    /// Both act as this person.
    Done(PersonId),
    /// There is no such code any more, or not for this account: nothing was changed.
    Unknown,
    /// They act as one person already: nothing was changed.
    Already,
    /// The two together would have two accounts on one platform: nothing was changed.
    Taken,
    /// Both persons sit at open tables: nothing was changed.
    Seated,
    /// The input was handled before: nothing was changed.
    Duplicate,
}

/// The outcome of unlinking an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unlinked {
    /// It is no longer linked.
    Done,
    /// It was not linked: nothing was changed.
    Nothing,
    /// The person sits at an open table: nothing was changed.
    Seated,
    /// The input was handled before: nothing was changed.
    Duplicate,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlatformKind;

    #[test]
    fn tries_have_the_codes_that_are_stored() {
        let tries = [LinkTry::Code, LinkTry::Guess, LinkTry::Copy, LinkTry::File, LinkTry::Daily, LinkTry::Share];
        assert_eq!(tries.map(LinkTry::code), ["code", "guess", "copy", "file", "daily", "share"]);
    }

    #[test]
    fn a_forgotten_account_is_itself_and_no_other_and_is_not_named() {
        let of = |platform, id: &str| forgotten_name(&AccountRef { platform, id: id.to_owned() });
        let ana = of(PlatformKind::Telegram, "811");
        assert_eq!(ana, of(PlatformKind::Telegram, "811"));
        assert_ne!(ana, of(PlatformKind::Discord, "811"));
        assert_ne!(ana, of(PlatformKind::Telegram, "812"));
        assert_eq!(ana.len(), "forgotten:".len() + 64);
    }
}
