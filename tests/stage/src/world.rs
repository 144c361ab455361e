//! What a scenario needs of a platform, so that it can be played on all of them.

use std::future::Future;
use std::ops::Deref;

use talon_view::Locale;

use super::budget::Budget;
use super::player::Player;
use super::program::Program;
use super::sitting::{Hand, Sitting};
use super::traffic::Passed;

/// A platform, and the program that serves it.
pub trait World: Deref<Target = Program> + Sized {
    /// Who is there.
    type Person: Player;

    /// A running program on a platform of its own, both as fast as they can be.
    fn open() -> impl Future<Output = Self>;

    /// The seed of everything that is drawn.
    fn seed(&self) -> u64;

    /// Somebody who can reach the bot and has never spoken to it, with an app in this language.
    fn newcomer(&self, name: &str, language: Locale) -> Self::Person;

    /// Somebody who is about to play with others, and whom the bot can reach.
    fn friend(&self, name: &str, language: Locale) -> impl Future<Output = Self::Person>;

    /// A new group of these people.
    fn group(&self, people: &[&Self::Person]) -> <Self::Person as Player>::Place;

    /// The number of a place, as the traffic tells it.
    fn number_of(place: <Self::Person as Player>::Place) -> i64;

    /// Where everybody can play: each of these in turn.
    fn hands() -> &'static [Hand];

    /// What a match at this table may cost.
    fn budget(sitting: &Sitting<Self::Person>) -> Budget;

    /// Everything that the bot was asked and said so far.
    fn traffic(&self) -> Vec<Passed>;

    /// No request broke a published rule or a limit, and the bot had no fault of its own.
    fn nothing_went_wrong(&self);
}

/// Writes each of these scenarios, a function of a [`World`] in the module above, as a test of each platform.
#[macro_export]
macro_rules! on_both_platforms {
    ($($scenario:ident),+ $(,)?) => {
        mod on_telegram {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $scenario() {
                    super::$scenario::<$crate::telegram::Room>().await;
                }
            )+
        }

        mod on_discord {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $scenario() {
                    super::$scenario::<$crate::discord::Room>().await;
                }
            )+
        }
    };
}
