//! Numbers with names, of which a game's rules are full.

use talon_cards::Rank;

use super::{Placeable, Ranks, Variables, Worths};
use crate::Locale;

/// What the texts of a game's rules may tell, by the names that they have for it.
pub(crate) type Numbers = Vec<(&'static str, Number)>;

/// A number of the rules, or ranks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    Count(u32),
    Rank(Rank),
    Ranks(Ranks),
    Worths(Worths),
}

/// Numbers with their names: `numbers! { goal: GOAL, order: order(pack), short }`, as the fields of a struct are written.
macro_rules! numbers {
    (@ $name:ident) => { $name };
    (@ $name:ident $number:expr) => { $number };
    ($($name:ident $(: $number:expr)?),+ $(,)?) => {
        vec![$((stringify!($name), $crate::words::Number::from($crate::words::numbers!(@ $name $($number)?)))),+]
    };
}

pub(crate) use numbers;

macro_rules! number {
    ($($variant:ident: $($from:ty),+;)+) => {
        $($(
            impl From<$from> for Number {
                fn from(number: $from) -> Self {
                    Self::$variant(number.into())
                }
            }
        )+)+

        impl Number {
            pub(super) fn put(&self, name: &'static str, locale: Locale, into: &mut Variables) {
                match self {
                    $(Self::$variant(number) => number.put(name, locale, into),)+
                }
            }
        }
    };
}

number! {
    Count: u8, u16, u32;
    Rank: Rank;
    Ranks: Ranks;
    Worths: Worths;
}

impl Variables {
    pub(crate) fn of(numbers: &Numbers, locale: Locale) -> Self {
        let mut variables = Self::default();
        for (name, number) in numbers {
            number.put(name, locale, &mut variables);
        }
        variables
    }
}

/// Holds the numbers of the rules to a page. Each of its lines has a name, what stands for it, and where the rules page says so.
#[cfg(test)]
pub(crate) fn hold(numbers: &Numbers, page: &str) {
    let told = |(name, number): &(&str, Number)| {
        let mut variables = Variables::default();
        number.put("told", Locale::EN, &mut variables);
        let told = match number {
            Number::Count(count) => count.to_string(),
            _ => variables.fill(&crate::words::text::placeholder(0)).plain().replace('\u{a0}', ""),
        };
        format!("{name} {told}")
    };
    let lines = page.lines().map(str::trim).filter(|line| !line.is_empty());
    let page: Vec<&str> = lines.filter_map(|line| Some(line.split_once(" §")?.0.trim_end())).collect();
    assert_eq!(numbers.iter().map(told).collect::<Vec<_>>(), page);
}
