//! Rows of buttons of which there is one for each game, however many games there are.

use crate::Button;
use crate::page::button::{BUTTONS_IN_ROW, ROWS};
use crate::page::draft::Draft;

/// Where a list of buttons stands.
pub(crate) struct Rows {
    /// How many buttons a row has, unless more rows would be needed than there are.
    pub(crate) usual: usize,
    /// How many rows follow at most.
    pub(crate) after: usize,
    /// The place in the list of the game that the page is about; the first where it is about none.
    pub(crate) chosen: usize,
}

/// Lays the buttons out in the rows that are left. If they do not all fit, those around the chosen one are shown. On a page about a
/// game the others are reached by choosing one at the end; a page about none shows the first ones alone.
pub(crate) fn list(draft: &mut Draft, mut buttons: Vec<Button>, rows: &Rows) {
    let left = ROWS.saturating_sub(draft.rows_so_far() + rows.after);
    let room = left * BUTTONS_IN_ROW;
    if buttons.len() > room {
        let first = rows.chosen.saturating_sub(room / 2).min(buttons.len() - room);
        buttons = buttons.into_iter().skip(first).take(room).collect();
    }
    let width = rows.usual.max(buttons.len().div_ceil(left.max(1)));
    draft.rows(buttons, width);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Locale, Look, Page, Target};

    fn made_up(count: usize) -> Vec<Button> {
        let button = |number| Button {
            label: format!("Game {number}").into(),
            target: Target::Link(format!("{number}")),
            look: Look::Quiet,
        };
        (0..count).map(button).collect()
    }

    /// The labels of the list in a page with rows before and after it.
    fn laid_out(count: usize, before: usize, rows: &Rows) -> Vec<Vec<String>> {
        let mut draft = Draft::new(Locale::EN);
        (0..before).for_each(|_| draft.row(made_up(1)));
        list(&mut draft, made_up(count), rows);
        (0..rows.after).for_each(|_| draft.row(made_up(1)));
        let Page { buttons, .. } = draft.finish();
        assert!(buttons.len() <= ROWS, "{count} buttons after {before} rows: {} rows", buttons.len());
        assert!(buttons.iter().all(|row| row.len() <= BUTTONS_IN_ROW), "{count} buttons after {before} rows");
        let list = &buttons[before..buttons.len() - rows.after];
        list.iter().map(|row| row.iter().map(|button| button.label.plain()).collect()).collect()
    }

    #[test]
    fn twelve_games_fit_wherever_the_pages_list_them() {
        // Before, after and usual width, as in the menus, the help, the records, the leaderboard and the history.
        for (before, after, usual) in [(0, 0, 2), (0, 1, 2), (0, 0, 4), (2, 0, 5), (3, 0, 5), (1, 1, 5), (2, 1, 5)] {
            for count in 1..=20 {
                let room = (ROWS - before - after) * BUTTONS_IN_ROW;
                for chosen in 0..count {
                    let shown = laid_out(count, before, &Rows { usual, after, chosen }).concat();
                    assert_eq!(shown.len(), count.min(room));
                    assert!(shown.contains(&format!("Game {chosen}")), "{count}, {chosen}: {shown:?}");
                }
            }
        }
        let widths = |rows: Vec<Vec<String>>| rows.iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(widths(laid_out(12, 0, &Rows { usual: 2, after: 0, chosen: 0 })), [3, 3, 3, 3]);
        assert_eq!(widths(laid_out(12, 1, &Rows { usual: 2, after: 1, chosen: 0 })), [4, 4, 4]);
        assert_eq!(widths(laid_out(12, 2, &Rows { usual: 5, after: 1, chosen: 0 })), [5, 5]);
        assert_eq!(widths(laid_out(5, 0, &Rows { usual: 2, after: 0, chosen: 0 })), [2, 2, 1]);
    }

    #[test]
    fn every_game_can_be_reached_from_every_other() {
        let rows = |chosen| Rows { usual: 5, after: 1, chosen };
        let mut reached = std::collections::BTreeSet::from([0]);
        for _ in 0..20 {
            for chosen in reached.clone() {
                let shown = laid_out(20, 2, &rows(chosen)).concat();
                reached.extend(shown.iter().map(|label| label["Game ".len()..].parse::<usize>().unwrap()));
            }
        }
        assert_eq!(reached.len(), 20);
    }
}
