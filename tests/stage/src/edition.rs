//! Which edition of the tests runs: the usual one, or the long one (`tests/run.sh --long`), which repeats everything more often.

use talon_games::GameKind;
use talon_view::Locale;

/// Set where the long edition runs.
const LONG: &str = "TALON_TEST_LONG";

/// What is long, where the long edition runs, and otherwise what is usual.
pub fn usual_or_long<T>(usual: T, long: T) -> T {
    if std::env::var_os(LONG).is_some() { long } else { usual }
}

/// On how many kinds of screen people play: on Telegram, on Discord, at a terminal.
const SCREENS: usize = 3;

/// In which languages a scenario is played on one of the screens, each with a game. The long edition plays it in every language on each;
/// usually each language has its turn on one of them.
pub fn languages_on(screen: Shown) -> Vec<(Locale, GameKind)> {
    let every = Locale::ALL.into_iter().zip(GameKind::ALL.into_iter().cycle()).enumerate();
    let turn = |number: usize| usual_or_long(number % SCREENS == screen as usize, true);
    every.filter(|(number, _)| turn(*number)).map(|(_, played)| played).collect()
}

/// What shows people their cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// The app of Telegram.
    OnTelegram,
    /// The app of Discord.
    OnDiscord,
    /// A terminal, without a platform.
    AtTerminal,
}
