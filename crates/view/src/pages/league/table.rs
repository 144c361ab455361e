//! The table of a season.

use talon_standings::TWELFTHS;
use talon_standings::league::{Line, MATCH_POINT};
use talon_table::PersonId;

use super::{LINES, LeaguePage};
use crate::page::draft::Draft;
use crate::words::{Choice, Leagues, quotient, signed_quotient};
use crate::{Grid, Row, Side, Style, Text, say};

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
        // Before the first match a line stands where it does for no reason.
        if let Some(by) = line.decided_by.filter(|_| line.matches > 0) {
            let said = Leagues::DecidedBy { player: player.clone(), by: Choice(by.code()) };
            decided.push(crate::Line { style: Style::Dim, text: say(page.locale, &said) });
        }
        let figures = [
            quotient(line.points, MATCH_POINT, 2, page.locale),
            line.matches.to_string(),
            signed_quotient(line.difference, TWELFTHS, 2, page.locale),
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
