//! The shapes of cards, read once from `assets/cards.svg`.

use std::collections::HashMap;
use std::sync::LazyLock;

use resvg::tiny_skia::Path;
use resvg::usvg::{self, Node, Options, Tree};
use talon_cards::{Card, Rank, Suit};
use talon_scene::CourtLetters;

use super::tokens::Rgb;
use crate::PictureError;

/// A part of a court: a surface or lines, in one colour.
pub(super) struct Layer {
    pub(super) path: Path,
    /// The colour of a surface; none for lines.
    pub(super) fill: Option<Rgb>,
}

/// All shapes, by the names that the file gives them.
pub(super) struct Art {
    shapes: HashMap<String, Vec<Layer>>,
}

/// The file with the shapes.
pub(super) const SHAPES: &str = include_str!("../../assets/cards.svg");

static ART: LazyLock<Result<Art, PictureError>> = LazyLock::new(Art::read);

impl Art {
    /// The shapes, which are read once.
    pub(super) fn load() -> Result<&'static Self, PictureError> {
        ART.as_ref().map_err(Clone::clone)
    }

    fn read() -> Result<Self, PictureError> {
        let tree = Tree::from_str(SHAPES, &Options::default()).map_err(|error| PictureError(error.to_string()))?;
        let layers = |node: &Node| match node {
            Node::Group(group) => group.children().iter().filter_map(layer).collect(),
            Node::Path(_) | Node::Image(_) | Node::Text(_) => layer(node).into_iter().collect(),
        };
        let shapes = tree.root().children().iter().map(|node| (node.id().to_owned(), layers(node)));
        Ok(Self { shapes: shapes.collect() })
    }

    /// The surface of a suit around its middle, 1000 units high.
    pub(super) fn suit(&self, suit: Suit) -> Option<&Path> {
        self.path(&format!("suit-{suit}"))
    }

    /// The strokes of a rank around their middle, 1000 units high.
    pub(super) fn rank(&self, rank: Rank, letters: CourtLetters) -> Option<&Path> {
        self.path(&format!("rank-{}", sign(rank, letters)))
    }

    /// The same without serifs, for small cards.
    pub(super) fn plain_rank(&self, rank: Rank, letters: CourtLetters) -> Option<&Path> {
        self.path(&format!("plain-{}", sign(rank, letters)))
    }

    /// The upper half of a court in 325 × 500 units, from the lowest layer; nothing for any other card.
    pub(super) fn court(&self, card: Card) -> &[Layer] {
        self.shapes.get(&format!("court-{card}")).map_or(&[], Vec::as_slice)
    }

    fn path(&self, name: &str) -> Option<&Path> {
        self.shapes.get(name).and_then(|layers| layers.first()).map(|layer| &layer.path)
    }
}

/// The name of a rank's strokes. Letters that only some languages have on cards are named apart: a Т is an ace there, and a T the ten.
pub(super) fn sign(rank: Rank, letters: CourtLetters) -> String {
    match letters.of(rank) {
        Some('А') => "A".to_owned(),
        Some('К') => "K".to_owned(),
        Some(letter @ ('A' | 'K' | 'Q' | 'J')) => letter.to_string(),
        Some('В' | 'B') => "letter-B".to_owned(),
        Some('Т') => "letter-T".to_owned(),
        Some(letter) => format!("letter-{letter}"),
        None => rank.to_string(),
    }
}

fn layer(node: &Node) -> Option<Layer> {
    let Node::Path(path) = node else { return None };
    let fill = path.fill().and_then(|fill| match fill.paint() {
        usvg::Paint::Color(color) => Some(Rgb(color.red, color.green, color.blue)),
        _ => None,
    });
    Some(Layer { path: path.data().clone(), fill })
}
