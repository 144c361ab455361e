//! What a browser fetches once: style, script, letters and cards.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::LazyLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use hyper::body::Bytes;
use sha2::{Digest as _, Sha256};
use talon_picture::sprite;
use talon_scene::CourtLetters;
use talon_view::{Letters, Locale, lettering};

/// A file, compressed.
pub(crate) struct Asset {
    /// Its MIME type.
    pub(crate) kind: &'static str,
    /// Its content, as gzip.
    pub(crate) zipped: Bytes,
    address: String,
}

impl Asset {
    fn new(name: &str, kind: &'static str, content: &[u8]) -> Self {
        let digest: String = Sha256::digest(content).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        // Writing into memory never fails.
        let written = encoder.write_all(content).and_then(|()| encoder.finish());
        Self { kind, zipped: written.unwrap_or_default().into(), address: format!("/{digest}/{name}") }
    }

    /// Where it is. The address changes with the content.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }
}

const CSS: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";
const FONT: &str = "font/ttf";

pub(crate) static SCRIPT: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("talon.js", JAVASCRIPT, include_bytes!("../assets/talon.js")));
pub(crate) static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("icon.svg", SVG, include_bytes!("../assets/icon.svg")));
static TEXT: LazyLock<Asset> = LazyLock::new(|| Asset::new("text.ttf", FONT, talon_picture::TEXT_FONT));
static STRONG: LazyLock<Asset> = LazyLock::new(|| Asset::new("strong.ttf", FONT, talon_picture::STRONG_FONT));
pub(crate) static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let style = include_str!("../assets/talon.css");
    let style = style.replace("TEXT-FONT", TEXT.address()).replace("STRONG-FONT", STRONG.address());
    Asset::new("talon.css", CSS, style.as_bytes())
});

/// The cards' shapes, by the letters on them.
static CARDS: LazyLock<BTreeMap<[char; 4], Asset>> = LazyLock::new(|| {
    let own = Locale::ALL.iter().map(|locale| lettering(locale.lettered(Letters::Own)).court);
    let all = own.chain([CourtLetters::default()]);
    all.map(|letters| (letters.0, Asset::new("cards.svg", SVG, sprite(letters).as_bytes()))).collect()
});

/// Where the cards with these letters are.
pub(crate) fn cards(letters: CourtLetters) -> &'static str {
    let usual = CourtLetters::default().0;
    CARDS.get(&letters.0).or_else(|| CARDS.get(&usual)).map_or("", Asset::address)
}

/// The file at an address.
pub(crate) fn find(path: &str) -> Option<&'static Asset> {
    let files = [&*STYLE, &*SCRIPT, &*ICON, &*TEXT, &*STRONG];
    files.into_iter().chain(CARDS.values()).find(|asset| asset.address == path)
}
