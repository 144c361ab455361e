//! What each edition of the tests plays where.

use talon_games::GameKind;
use talon_house::testing::usual_or_long;
use talon_view::Locale;

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
