//! A table in a running deal.

use talon_scene::{Center, Left, Style, Table};

use super::around::Around;
use super::fonts::Fonts;
use super::hand::Fan;
use super::kit::{Kit, Lamp};
use super::names::Names;
use super::plate::Spot;
use super::tokens::{
    BEFORE, BOARD_GRID, CONTRACT_GRID, Grid, HEADER, MARGIN, REASON, ROOM, ROW_DOWN, ROWS_OF_OTHERS, TALON_GRID, WIDTH,
};
use crate::PictureError;

/// How far the light reaches.
const LIGHT: (f32, f32) = (470.0, 250.0);
/// The widest card of a hand below the board: so the picture is as high with many cards as with few.
const BELOW_BOARD: u16 = 118;

/// The grid of a table, with all that moves it.
fn grid(table: &Table) -> Grid {
    let grid = match &table.center {
        Center::Board(_) => BOARD_GRID,
        Center::Trick { left: Some(Left::Talon(_)), .. } => TALON_GRID,
        Center::Trick { .. } => CONTRACT_GRID,
        Center::Auction(_) => {
            // Stamps on the upper edges of seats need the room that announcements do not need here.
            let stamped = table.others.iter().any(|plate| plate.stamp.is_some());
            Grid { seats: if stamped { CONTRACT_GRID.seats } else { TALON_GRID.seats }, ..CONTRACT_GRID }
        }
    };
    let before = if table.before.is_some() { BEFORE } else { 0.0 };
    let rows = ROWS_OF_OTHERS.get(table.others.len()).map_or(2, |rows| rows.len());
    let grid = Grid { seats: grid.seats + before, ..grid }.lowered(before + ROW_DOWN * rows.saturating_sub(1) as f32);
    let deeper = match &table.center {
        Center::Trick { .. } => super::trick::depth(table.others.len()) - (grid.own - grid.middle),
        Center::Auction(_) | Center::Board(_) => 0.0,
    };
    let deeper = deeper.max(0.0);
    Grid {
        own: grid.own + deeper,
        cloth: grid.cloth + deeper,
        cards: grid.cards + deeper,
        height: grid.height + deeper,
        ..grid
    }
}

/// The light on the side of the player who is to act.
fn lamp(table: &Table, grid: Grid) -> Option<Lamp> {
    let below =
        if matches!(table.center, Center::Board(_)) { (grid.own + 64.0, 220.0) } else { (grid.own + 36.0, LIGHT.1) };
    if table.own.turn.is_some() {
        Some(Lamp::over((WIDTH / 2.0, below.0), (LIGHT.0, below.1)))
    } else {
        let acts = table.others.iter().any(|plate| plate.turn.is_some());
        acts.then(|| Lamp::over((WIDTH / 2.0, grid.seats - 16.0), LIGHT))
    }
}

/// The picture of a table.
pub(super) fn draw(table: &Table, style: Style) -> Result<Vec<u8>, PictureError> {
    let grid = grid(table);
    let widest = if matches!(table.center, Center::Board(_)) { BELOW_BOARD } else { u16::MAX };
    let fan = table.hand.as_ref().map(|held| Fan::new(held, widest));
    let height = fan.as_ref().map_or(grid.cloth, |fan| (grid.height + fan.more()).max(grid.cards + fan.height()));
    let people = table.others.iter().chain([&table.own]).map(|plate| &plate.person);
    let mut kit = Kit::new((WIDTH, height), style, Names::of(people, Fonts::load(style.letters.cyrillic)?))?;
    kit.cloth(lamp(table, grid))?;
    if fan.is_some() {
        kit.wood(grid.cloth, grid.cloth + 86.0);
    }
    kit.hem(grid.cloth);
    kit.header(&table.header);
    if let Some(before) = &table.before {
        let ink = kit.ink(REASON).color(kit.colors.soft).within(ROOM);
        kit.write((MARGIN, HEADER + BEFORE), before, ink);
    }
    let around = Around::new(table, grid);
    for (spot, plate) in around.spots.iter().zip(&table.others) {
        kit.plate(*spot, plate);
    }
    match &table.center {
        Center::Trick { left, trick, right } => {
            kit.trick_center(grid, &around, (left.as_ref(), trick, right.as_ref()))?;
        }
        Center::Auction(auction) => kit.auction(grid, &around, auction),
        Center::Board(board) => kit.board(grid, &around, board)?,
    }
    kit.plate(Spot::alone(MARGIN, grid.own, ROOM), &table.own);
    if let (Some(held), Some(fan)) = (&table.hand, &fan) {
        kit.hand(held, fan, grid.cards)?;
    }
    kit.finish()
}
