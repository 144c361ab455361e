//! How rows of buttons are laid out, so that a phone cuts no label.

use unicode_width::UnicodeWidthStr;

use crate::Button;
use crate::page::button::BUTTONS_IN_ROW;

/// How many columns of a label Telegram shows on a phone of 360 points, by how many buttons share its row. Discord breaks such rows
/// itself.
const ROOM: [usize; BUTTONS_IN_ROW] = [38, 19, 12, 8, 6];

/// Divides rows in which a label would be cut, the worst first, until there are so many rows.
pub(crate) fn spread(rows: &mut Vec<Vec<Button>>, most: usize) {
    while rows.len() < most {
        let worst = rows.iter().enumerate().map(|(place, row)| (excess(row), place)).max();
        let Some((1.., place)) = worst else { return };
        let row = &mut rows[place];
        let rest = row.split_off(row.len().div_ceil(2));
        rows.insert(place + 1, rest);
    }
}

/// Buttons in rows of at most `most`, as many in a row as have room for their labels.
pub(crate) fn fitted(buttons: Vec<Button>, most: usize) -> Vec<Vec<Button>> {
    let mut rows: Vec<Vec<Button>> = Vec::new();
    for button in buttons {
        match rows.last_mut() {
            Some(row) if row.len() < most => {
                row.push(button);
                if excess(row) > 0 {
                    let moved = row.pop().into_iter().collect();
                    rows.push(moved);
                }
            }
            _ => rows.push(vec![button]),
        }
    }
    rows
}

/// By how many columns the longest label of a row of several is too long.
fn excess(row: &[Button]) -> usize {
    let room = row.len().checked_sub(1).filter(|others| *others > 0).and_then(|others| ROOM.get(others));
    let longest = row.iter().map(|button| button.label.plain().width()).max().unwrap_or_default();
    room.map_or(0, |room| longest.saturating_sub(*room))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::button::ROWS;
    use crate::{Look, Target};

    /// The lengths of labels, row by row.
    fn spread_out(rows: &[&[usize]]) -> Vec<Vec<usize>> {
        let button = |length: &usize| Button {
            label: "x".repeat(*length).into(),
            target: Target::Link(String::new()),
            look: Look::Quiet,
        };
        let mut rows: Vec<Vec<Button>> = rows.iter().map(|row| row.iter().map(button).collect()).collect();
        spread(&mut rows, ROWS);
        rows.iter().map(|row| row.iter().map(|button| button.label.plain().len()).collect()).collect()
    }

    #[test]
    fn a_row_is_divided_until_its_labels_fit() {
        assert_eq!(spread_out(&[&[12, 12, 12], &[19, 19]]), [vec![12, 12, 12], vec![19, 19]]);
        assert_eq!(spread_out(&[&[5, 13, 5]]), [vec![5, 13], vec![5]]);
        assert_eq!(spread_out(&[&[20, 1, 1, 1]]), [vec![20], vec![1], vec![1, 1]]);
        assert_eq!(spread_out(&[&[99]]), [vec![99]], "a button alone has all the room that there is");
    }

    #[test]
    fn a_row_takes_what_has_room_in_it() {
        let button = |length: usize| Button {
            label: "x".repeat(length).into(),
            target: Target::Link(String::new()),
            look: Look::Quiet,
        };
        let lengths = |most| -> Vec<Vec<usize>> {
            let rows = fitted([12, 12, 12, 13, 5, 20, 19, 19].map(button).into(), most);
            rows.iter().map(|row| row.iter().map(|button| button.label.plain().len()).collect()).collect()
        };
        assert_eq!(lengths(3), [vec![12, 12, 12], vec![13, 5], vec![20], vec![19, 19]]);
        assert_eq!(lengths(2), [vec![12, 12], vec![12, 13], vec![5], vec![20], vec![19, 19]]);
    }

    #[test]
    fn the_worst_rows_come_first_where_there_is_little_room() {
        let rows: [&[usize]; 4] = [&[20, 5], &[30, 5], &[1], &[1]];
        assert_eq!(spread_out(&rows), [vec![20, 5], vec![30], vec![5], vec![1], vec![1]]);
    }
}
