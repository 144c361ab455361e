//! What a scenario needs from a platform, so that it can run on all of them.

use std::future::Future;
use std::ops::DerefMut;

use talon_view::Locale;

use super::budget::Budget;
use super::player::Player;
use super::program::Program;
use super::sitting::{Hand, Sitting};
use super::traffic::Passed;

/// A platform, and the program that serves it.
pub trait World: DerefMut<Target = Program> + Sized {
    /// Who is there.
    type Person: Player;

    /// A running program on its own platform, both as fast as possible.
    fn open() -> impl Future<Output = Self> {
        Self::set_to(&[])
    }

    /// The same with these settings.
    fn set_to(settings: &[(&str, &str)]) -> impl Future<Output = Self>;

    /// Restarts the program, which has ended or was killed.
    fn start_again(&mut self) -> impl Future<Output = ()>;

    /// The seed of every random draw.
    fn seed(&self) -> u64;

    /// Somebody who can reach the bot but has never written to it, with an app in this language.
    fn newcomer(&self, name: &str, language: Locale) -> Self::Person;

    /// Somebody who is about to play with others, and whom the bot can reach.
    fn friend(&self, name: &str, language: Locale) -> impl Future<Output = Self::Person>;

    /// A new group of these people.
    fn group(&self, people: &[&Self::Person]) -> <Self::Person as Player>::Place;

    /// The number of a place in the traffic.
    fn number_of(place: <Self::Person as Player>::Place) -> i64;

    /// Where hands can be: tests use each of these in turn.
    fn hands() -> &'static [Hand];

    /// Somebody uses a command that only pages answer.
    fn commands(
        &self,
        person: &Self::Person,
        place: <Self::Person as Player>::Place,
        command: &str,
    ) -> impl Future<Output = ()>;

    /// The budget of a match at this table.
    fn budget(sitting: &Sitting<Self::Person>) -> Budget;

    /// Everything that the bot received and sent so far.
    fn traffic(&self) -> Vec<Passed>;

    /// Each kind of failure that the platform knows happens at least once, and then at random, until it is healed.
    fn fail_in_every_way(&self);

    /// Ends the failures. Returns how many there were.
    fn heal(&self) -> u64;

    /// No request broke a published rule, and the bot had no error.
    fn no_rule_was_broken(&self);

    /// No request broke a published rule or a limit, and the bot had no error.
    fn nothing_went_wrong(&self);
}

/// Makes each of these scenarios, a function of a [`World`] in the module above, a test on each platform.
#[macro_export]
macro_rules! on_both_platforms {
    ($($scenario:ident),+ $(,)?) => {
        $crate::scenarios!(both { $($scenario),+ } telegram {} discord {});
    };
}

/// The same for the scenarios of `both`. The others usually run on the named platform; the long edition runs them on both.
#[macro_export]
macro_rules! scenarios {
    (
        both { $($both:ident),* $(,)? }
        telegram { $($telegram:ident),* $(,)? }
        discord { $($discord:ident),* $(,)? }
    ) => {
        mod on_telegram {
            $($crate::scenarios!(@ $both, telegram, true);)*
            $($crate::scenarios!(@ $telegram, telegram, true);)*
            $($crate::scenarios!(@ $discord, telegram, $crate::usual_or_long(false, true));)*
        }

        mod on_discord {
            $($crate::scenarios!(@ $both, discord, true);)*
            $($crate::scenarios!(@ $telegram, discord, $crate::usual_or_long(false, true));)*
            $($crate::scenarios!(@ $discord, discord, true);)*
        }
    };
    (@ $scenario:ident, $platform:ident, $played:expr) => {
        #[tokio::test(flavor = "multi_thread")]
        async fn $scenario() {
            if $played {
                super::$scenario::<$crate::$platform::Room>().await;
            }
        }
    };
}
