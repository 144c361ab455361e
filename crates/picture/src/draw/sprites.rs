//! The cache of sprites: whole cards and their backs, small cards, the border. A court alone takes about a millisecond to draw.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use talon_cards::Card;
use talon_scene::Style;

use super::faces::{Drawn, Lying};
use crate::PictureError;

/// The most bytes of cached pixels: about all cards of a game in the sizes and the style in use.
const KEPT: usize = 12 << 20;

/// Something that looks the same wherever it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Sprite {
    /// A whole card, or its back.
    Card(Lying),
    /// A card under the veil of what a rule forbids.
    Blocked(Lying),
    /// A small card of this width and height.
    Mini(Card, (u16, u16)),
    /// A card on the board.
    Tile(Card),
    /// The stitched border at the top of a picture.
    Border,
}

/// The sprites that were drawn, the oldest first.
#[derive(Default)]
struct Store {
    drawn: HashMap<(Sprite, Style), Arc<Drawn>>,
    order: VecDeque<(Sprite, Style)>,
    bytes: usize,
}

static STORE: LazyLock<Mutex<Store>> = LazyLock::new(Mutex::default);

/// A sprite, from the cache if it is there.
pub(super) fn drawn(
    sprite: Sprite,
    style: Style,
    draw: impl FnOnce() -> Result<Drawn, PictureError>,
) -> Result<Arc<Drawn>, PictureError> {
    let key = (sprite, style);
    if let Some(drawn) = STORE.lock().unwrap_or_else(PoisonError::into_inner).drawn.get(&key) {
        return Ok(Arc::clone(drawn));
    }
    let drawn = Arc::new(draw()?);
    keep(key, &drawn);
    Ok(drawn)
}

fn keep(key: (Sprite, Style), drawn: &Arc<Drawn>) {
    let mut store = STORE.lock().unwrap_or_else(PoisonError::into_inner);
    if store.drawn.insert(key, Arc::clone(drawn)).is_some() {
        return;
    }
    store.order.push_back(key);
    store.bytes += drawn.pixels.data().len();
    while store.bytes > KEPT {
        let Some(oldest) = store.order.pop_front() else { break };
        if let Some(gone) = store.drawn.remove(&oldest) {
            store.bytes -= gone.pixels.data().len();
        }
    }
}
