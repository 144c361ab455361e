//! Which languages and games are tested where.

use talon_games::GameKind;
use talon_house::testing::usual_or_long;
use talon_view::Locale;

/// The kinds of screens: Telegram, Discord, and a terminal.
const SCREENS: usize = 3;

/// The languages in which a scenario is played on a screen, each with a game. The long edition plays every language on each screen; usually
/// each language is played on one of them.
pub fn languages_on(screen: Shown) -> Vec<(Locale, GameKind)> {
    let every = Locale::ALL.into_iter().zip(GameKind::ALL.into_iter().cycle()).enumerate();
    let turn = |number: usize| usual_or_long(number % SCREENS == screen as usize, true);
    every.filter(|(number, _)| turn(*number)).map(|(_, played)| played).collect()
}

/// Where people see their cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// The app of Telegram.
    OnTelegram,
    /// The app of Discord.
    OnDiscord,
    /// A terminal, without a platform.
    AtTerminal,
}
