//! Pictures for messages: drawn off the threads that serve people, each once, and in time or not at all.
//!
//! A page may have a picture: a scene, which `view` makes from the view of the page's own reader, and its colours. Each person
//! chooses for the pages that nobody else reads, and a community's administrators for the others (`view::Pictured`): none, those
//! of how deals and matches end (a community's usual choice), or also those of tables and hands while they are played (a
//! person's). `table.pictures` is the most that is drawn. The picture is part of its page's hash, and what it shows does not
//! stand below it (`Page::below`). In a panel, whose reader has the table in the same chat, it is the hand alone.
//!
//! Adapters ask the studio for images, which it draws once for all readers of the same page. A message whose picture takes too long goes
//! out without it; one that already shows a picture waits for the next. The studio draws a sample when the program starts, so that nobody
//! waits for fonts and shapes to load. No notification shows a hand: with each request the house says whether its reader may be away
//! (`Onto`, `docs/decisions/0044-cards-first.md`). A platform that draws scenes itself, as the terminal does in letters, gets them whatever
//! its readers chose (`Platform::draws_scenes`).
//!
//! How messages carry pictures: `docs/decisions/0027-telegram-pictures.md`, `docs/decisions/0028-discord-look.md`.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use moka::future::Cache;
use talon_picture::samples;
use talon_view::{Picture, Theme};
use tokio::sync::Semaphore;

use crate::ports::clock::Clock;
use crate::ports::compute::Compute;

/// How long a message may wait for its picture. Drawing takes some hundredths of a second; what takes longer waits behind other work.
const WITHIN: Duration = Duration::from_millis(400);

/// How many pictures may be drawn, or wait to be drawn, at once. Above that, requests come faster than drawing.
const MOST_AT_ONCE: usize = 64;

/// How many bytes of pictures are kept, for those who read the same page.
const KEPT: u64 = 16 << 20;

/// Why a picture has no image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// It is still being drawn; a later request gets it.
    Late,
    /// It cannot be drawn, or too many are being drawn.
    Undrawn,
}

/// A picture, ready to be sent. `Debug` tells only its size, because it may be somebody's hand.
#[derive(Clone, PartialEq, Eq)]
pub struct Image {
    /// The digest of what it shows: two images with the same digest are the same bytes.
    pub digest: [u8; 32],
    /// The PNG.
    pub png: Vec<u8>,
}

impl fmt::Debug for Image {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Image({} bytes)", self.png.len())
    }
}

/// Makes images of the pictures of pages. Adapters ask it when they send a page.
pub struct Studio {
    compute: Arc<dyn Compute>,
    clock: Arc<dyn Clock>,
    kept: Cache<[u8; 32], Arc<Image>>,
    places: Arc<Semaphore>,
}

impl Studio {
    /// A studio whose pictures are drawn by `compute`.
    #[must_use]
    pub fn new(compute: Arc<dyn Compute>, clock: Arc<dyn Clock>) -> Self {
        let weight = |_: &[u8; 32], image: &Arc<Image>| u32::try_from(image.png.len()).unwrap_or(u32::MAX);
        let kept = Cache::builder().max_capacity(KEPT).weigher(weight).build();
        Self { compute, clock, kept, places: Arc::new(Semaphore::new(MOST_AT_ONCE)) }
    }

    /// Draws a sample in each theme, so that the first real picture need not wait for fonts and shapes to load.
    pub async fn prepare(&self) {
        let Some((_, scene)) = samples::all().into_iter().next() else { return };
        for theme in Theme::ALL {
            self.compute
                .paint(Picture {
                    scene: Box::new(scene.clone()),
                    theme: *theme,
                    letters: <_>::default(),
                    alt: String::new(),
                })
                .await;
        }
    }

    /// The image of a picture. Concurrent requests for the same picture share one drawing.
    ///
    /// # Errors
    /// [`Missing`] if it cannot be drawn, or not soon: then a page is better shown without it.
    pub async fn image(&self, picture: &Picture) -> Result<Arc<Image>, Missing> {
        let digest = picture.digest();
        if let Some(image) = self.kept.get(&digest).await {
            return Ok(image);
        }
        let late = self.clock.sleep_until(self.clock.now().plus(WITHIN));
        let (compute, places, kept) = (Arc::clone(&self.compute), Arc::clone(&self.places), self.kept.clone());
        let picture = picture.clone();
        // A separate task: otherwise a slow drawing would end with the wait, and start again for every page.
        let drawing = tokio::spawn(async move {
            let drawn = async {
                let _place = places.try_acquire().ok()?;
                let png = compute.paint(picture).await?;
                Some(Arc::new(Image { digest, png }))
            };
            kept.optionally_get_with(digest, drawn).await
        });
        tokio::select! {
            biased;
            image = drawing => {
                let image = image.inspect_err(|error| tracing::error!(%error, "a picture could not be drawn")).ok().flatten();
                image.ok_or(Missing::Undrawn)
            }
            () = late => {
                tracing::warn!("a picture was not ready in time");
                Err(Missing::Late)
            }
        }
    }
}

impl fmt::Debug for Studio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Studio")
    }
}
