//! A table that was asked for: finds its message when it arrives.

use talon_games::GameKind;
use talon_house::Intent;
use talon_table::TableId;
use talon_view::{DailyVerb, MenuVerb, Page, ShowVerb, Token, Verb};

use crate::shelf::{Shelf, table_of, tokens};

/// A table that was asked for and has not been shown yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Opening {
    /// The newest message before the request.
    after: i64,
}

impl Opening {
    /// The request of an input that opens a table; `None` for other inputs. `newest` is the newest message so far.
    pub(crate) fn asked_by(intent: &Intent, newest: Option<i64>) -> Option<Self> {
        let opens = match intent {
            Intent::Press(data) => matches!(
                data.parse::<Token>().ok()?.verb,
                Verb::Menu(MenuVerb::NewGame(_) | MenuVerb::SetUp(_)) | Verb::Daily(DailyVerb::Play(_))
            ),
            Intent::Play { game: Some(name) } => name.parse::<GameKind>().is_ok(),
            _ => false,
        };
        opens.then(|| Self { after: newest.unwrap_or(i64::MIN) })
    }

    /// The table's message, once it has arrived. The `others` are tables whose messages may arrive too.
    pub(crate) fn arrived(&self, shelf: &Shelf, others: &[TableId]) -> Option<i64> {
        let mut number = self.after;
        loop {
            number = shelf.after(number)?;
            let table = shelf.get(number).and_then(|page| table_of(&page));
            if table.is_some_and(|table| !others.contains(&table)) {
                return Some(number);
            }
        }
    }
}

/// The tables in a page's list.
pub(crate) fn listed(page: &Page) -> Vec<TableId> {
    let lists = |token: &&Token| token.verb == Verb::Show(ShowVerb::Bring);
    tokens(page).filter(lists).filter_map(|token| token.table).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_named_game_opens_a_table() {
        let press = |verb| Intent::Press(Token::new(None, 0, verb).to_string());
        let game = GameKind::Belot;
        let opening = Some(Opening { after: 7 });
        assert_eq!(Opening::asked_by(&press(Verb::Menu(MenuVerb::NewGame(game))), Some(7)), opening);
        assert_eq!(Opening::asked_by(&Intent::Play { game: Some("belot".to_owned()) }, Some(7)), opening);
        let day = "2026-03-01".parse().unwrap();
        assert_eq!(Opening::asked_by(&press(Verb::Daily(DailyVerb::Play(day))), Some(7)), opening);
        assert_eq!(Opening::asked_by(&press(Verb::Menu(MenuVerb::SetUp(game))), Some(7)), opening);
        assert_eq!(Opening::asked_by(&Intent::Play { game: None }, Some(7)), None);
        assert_eq!(Opening::asked_by(&Intent::Play { game: Some("bridge".to_owned()) }, Some(7)), None);
        assert_eq!(Opening::asked_by(&press(Verb::Menu(MenuVerb::Games)), Some(7)), None);
    }
}
