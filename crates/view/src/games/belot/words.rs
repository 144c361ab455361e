//! Sentences for tables of Belot.

use talon_games::belot::{Call, Contract, Kind};

use crate::Locale;
use crate::words::{Choice, Name, Phrase, Placeable, Symbols, Variables, Who, list, say};

list!("belot");

/// The code by which a message selects a contract.
fn contract_code(contract: Contract) -> Choice {
    Choice(contract.into())
}

/// The code by which a message selects a call.
pub(crate) fn call_code(call: Call) -> Choice {
    match call {
        Call::Pass => Choice("pass"),
        Call::Bid(contract) => contract_code(contract),
        Call::Contra => Choice("contra"),
        Call::Recontra => Choice("recontra"),
    }
}

/// The code by which a message selects a combination's kind.
pub(crate) const fn kind_code(kind: Kind) -> Choice {
    Choice(match kind {
        Kind::Terca => "terca",
        Kind::Fifty => "fifty",
        Kind::Hundred => "hundred",
        Kind::Carre => "carre",
    })
}

/// A contract becomes its name in the reader's language, or the suit's glyph.
impl Placeable for Contract {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, say(locale, &Belot::Contract { contract: contract_code(*self) }));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self::ALL[draw % Self::ALL.len()]
    }
}

/// A kind of combination becomes its name in the reader's language.
impl Placeable for Kind {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, say(locale, &Belot::Kind { kind: kind_code(*self) }));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self::ALL[draw % Self::ALL.len()]
    }
}
