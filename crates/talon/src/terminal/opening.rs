//! A table that was asked for: the message to show when it comes, and the AI players that join its lobby.

use talon_games::GameKind;
use talon_house::Intent;
use talon_table::TableId;
use talon_view::{DailyVerb, MenuVerb, Page, TableVerb, Target, Token, Verb};

use super::shelf::Shelf;

/// How many AI players a person at the terminal is given for a game: as many as make the usual round.
fn companions(game: GameKind) -> usize {
    usize::from(game.default_rules().usual_seats()).saturating_sub(1)
}

/// A table that was asked for and has not been shown yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Opening {
    /// The game whose lobby AI players join. The deal of the day comes with all its players.
    game: Option<GameKind>,
    /// The newest message before it was asked for.
    after: i64,
}

impl Opening {
    /// The table that an input asks to open, if it does. `newest` is the newest message so far.
    pub(crate) fn asked_by(intent: &Intent, newest: Option<i64>) -> Option<Self> {
        let game = match intent {
            Intent::Press(data) => match data.parse::<Token>().ok()?.verb {
                Verb::Menu(MenuVerb::NewGame(game)) => Some(game),
                Verb::Daily(DailyVerb::Play(_)) => None,
                _ => return None,
            },
            Intent::Play { game: Some(name) } => Some(name.parse().ok()?),
            _ => return None,
        };
        Some(Self { game, after: newest.unwrap_or(i64::MIN) })
    }

    /// The message of the table once it is there, and a press for each AI player that comes to it.
    pub(crate) fn arrived(&self, shelf: &Shelf) -> Option<(i64, Vec<Token>)> {
        let mut number = self.after;
        loop {
            number = shelf.after(number)?;
            let Some(page) = shelf.get(number) else { continue };
            let presses = match self.game {
                Some(game) => add_ai(&page).map(|add| vec![add; companions(game)]),
                None => table_of(&page).map(|_| Vec::new()),
            };
            if let Some(presses) = presses {
                return Some((number, presses));
            }
        }
    }
}

/// The button that adds an AI player.
fn add_ai(page: &Page) -> Option<Token> {
    tokens(page).find(|token| token.verb == Verb::Table(TableVerb::AddAi)).cloned()
}

/// The table that a page belongs to.
pub(crate) fn table_of(page: &Page) -> Option<TableId> {
    tokens(page).find_map(|token| token.table)
}

fn tokens(page: &Page) -> impl Iterator<Item = &Token> {
    page.buttons.iter().flatten().filter_map(|button| match &button.target {
        Target::Token(token) => Some(token),
        Target::JoinLink(_) | Target::PrivateChat(_) | Target::Link(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_usual_number_of_players() {
        for game in GameKind::ALL {
            let players = u8::try_from(companions(game) + 1).expect("few");
            assert!(game.default_rules().seats().contains(&players), "{game}: {players}");
        }
    }

    #[test]
    fn only_a_named_game_opens_a_table() {
        let press = |verb| Intent::Press(Token::new(None, 0, verb).to_string());
        let game = GameKind::Belot;
        let opening = Some(Opening { game: Some(game), after: 7 });
        assert_eq!(Opening::asked_by(&press(Verb::Menu(MenuVerb::NewGame(game))), Some(7)), opening);
        assert_eq!(Opening::asked_by(&Intent::Play { game: Some("belot".to_owned()) }, Some(7)), opening);
        let day = "2026-03-01".parse().unwrap();
        let daily = Some(Opening { game: None, after: 7 });
        assert_eq!(Opening::asked_by(&press(Verb::Daily(DailyVerb::Play(day))), Some(7)), daily);
        assert_eq!(Opening::asked_by(&Intent::Play { game: None }, Some(7)), None);
        assert_eq!(Opening::asked_by(&Intent::Play { game: Some("bridge".to_owned()) }, Some(7)), None);
        assert_eq!(Opening::asked_by(&press(Verb::Menu(MenuVerb::Games)), Some(7)), None);
    }
}
