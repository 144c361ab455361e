//! The table of a season.

use talon_standings::TWELFTHS;
use talon_standings::league::{Line, MATCH_POINT};
use talon_table::PersonId;

use super::{LINES, LeaguePage};
use crate::draft::Draft;
use crate::words::{Choice, Leagues};
use crate::{Grid, Locale, Row, Side, Style, Text, say};

/// The lines of a table, as many as have room.
pub(super) fn standings(page: &LeaguePage<'_>, lines: &[Line], draft: &mut Draft) {
    let persons: Vec<PersonId> = lines.iter().map(|line| PersonId(line.who)).collect();
    let people = page.people(&persons);
    let head = |head: &Leagues| (say(page.locale, head), Side::Right);
    let mut grid = Grid::new([
        (Text::default(), Side::Right),
        (Text::default(), Side::Left),
        head(&Leagues::HeadPoints),
        head(&Leagues::HeadMatches),
        head(&Leagues::HeadDifference),
    ]);
    let mut decided = Vec::new();
    for (line, player) in lines.iter().zip(people).take(LINES) {
        if let Some(by) = line.decided_by {
            let said = Leagues::DecidedBy { player: player.clone(), by: Choice(by.code()) };
            decided.push(crate::Line { style: Style::Dim, text: say(page.locale, &said) });
        }
        let figures = [
            decimal(line.points, MATCH_POINT, page.locale),
            line.matches.to_string(),
            signed(line.difference, page.locale),
        ];
        let named = [line.rank.to_string().into(), say(page.locale, &Leagues::Player { player })];
        let cells = named.into_iter().chain(figures.map(Text::from)).collect();
        grid.rows.push(Row { cells, is_own: page.you == Some(PersonId(line.who)) });
    }
    draft.grid(grid);
    draft.aside(decided);
    let more = lines.len().saturating_sub(LINES);
    if more > 0 {
        draft.dim(&Leagues::MoreLines { count: u32::try_from(more).unwrap_or(u32::MAX) });
    }
}

fn signed(difference: i64, locale: Locale) -> String {
    let sign = if difference > 0 {
        "+"
    } else if difference < 0 {
        "−"
    } else {
        ""
    };
    let size = i64::try_from(difference.unsigned_abs()).unwrap_or(i64::MAX);
    format!("{sign}{}", decimal(size, TWELFTHS, locale))
}

/// A number of parts as a number of wholes, with two digits at most.
fn decimal(parts: i64, whole: i64, locale: Locale) -> String {
    let hundredths = (parts.saturating_mul(100) + whole / 2) / whole;
    let (units, rest) = (hundredths / 100, hundredths % 100);
    let comma = match locale {
        Locale::En => '.',
        Locale::Bg => ',',
    };
    match rest {
        0 => units.to_string(),
        rest if rest % 10 == 0 => format!("{units}{comma}{}", rest / 10),
        rest => format!("{units}{comma}{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_become_numbers_as_people_write_them() {
        let written = |parts| decimal(parts, MATCH_POINT, Locale::En);
        assert_eq!([0, 12, 24, 16, 8, 61].map(written), ["0", "0.5", "1", "0.67", "0.33", "2.54"]);
        assert_eq!(decimal(25, MATCH_POINT, Locale::Bg), "1,04");
        assert_eq!([-18, 0, 24].map(|difference| signed(difference, Locale::Bg)), ["−1,5", "0", "+2"]);
    }
}
