//! Pictures are drawn once, in time or not at all, and reveal nothing but what they show.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use talon_games::{AnyAction, AnyView};
use talon_house::testing::VirtualClock;
use talon_house::{Compute, Missing, Studio};
use talon_players::Standing;
use talon_scene::{Hand, Held, HeldCard};
use talon_view::{Picture, Scene, Theme};
use tokio::sync::Notify;
use tokio::task::yield_now;

use crate::common::START;

/// Draws when the test lets it, and counts.
#[derive(Default)]
struct Easel {
    let_draw: Notify,
    begun: AtomicUsize,
    /// How many pictures cannot be drawn, from the first.
    spoiled: AtomicUsize,
}

#[async_trait]
impl Compute for Easel {
    async fn choose(&self, _: &str, _: &AnyView, _: &Standing, _: u64) -> Option<AnyAction> {
        None
    }

    async fn paint(&self, picture: Picture) -> Option<Vec<u8>> {
        self.begun.fetch_add(1, Ordering::Relaxed);
        self.let_draw.notified().await;
        let spoiled = self.spoiled.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
        spoiled.is_err().then(|| picture.digest().to_vec())
    }
}

struct Room {
    easel: Arc<Easel>,
    clock: Arc<VirtualClock>,
    studio: Arc<Studio>,
}

impl Room {
    fn new() -> Self {
        let (easel, clock) = (Arc::new(Easel::default()), Arc::new(VirtualClock::new(START)));
        let studio = Arc::new(Studio::new(Arc::clone(&easel) as Arc<dyn Compute>, Arc::clone(&clock) as _));
        Self { easel, clock, studio }
    }

    fn asks(&self, picture: &Picture) -> tokio::task::JoinHandle<Result<Arc<talon_house::Image>, Missing>> {
        let (studio, picture) = (Arc::clone(&self.studio), picture.clone());
        tokio::spawn(async move { studio.image(&picture).await })
    }

    fn begun(&self) -> usize {
        self.easel.begun.load(Ordering::Relaxed)
    }
}

/// Lets everything go on that can.
async fn settle() {
    for _ in 0..100 {
        yield_now().await;
    }
}

fn hand(caption: &str) -> Picture {
    let cards = vec![("AS".parse().unwrap(), HeldCard::Playable)];
    let hand = Hand { turn: None, caption: caption.to_owned(), held: Held { cards, marks: Vec::new() } };
    Picture { scene: Box::new(Scene::Hand(hand)), theme: Theme::Dark, letters: <_>::default(), alt: String::new() }
}

#[tokio::test]
async fn the_same_picture_is_drawn_once() {
    let room = Room::new();
    let asking = [room.asks(&hand("Trump ♣")), room.asks(&hand("Trump ♣"))];
    settle().await;
    assert_eq!(room.begun(), 1);
    room.easel.let_draw.notify_one();
    for asked in asking {
        let image = asked.await.unwrap().expect("drawn in time");
        assert_eq!((image.digest, image.png.as_slice()), (hand("Trump ♣").digest(), &hand("Trump ♣").digest()[..]));
    }
    assert!(room.asks(&hand("Trump ♣")).await.unwrap().is_ok(), "it is kept");
    assert_eq!(room.begun(), 1);
    room.easel.let_draw.notify_one();
    let light = Picture { theme: Theme::Light, ..hand("Trump ♣") };
    assert_ne!(room.asks(&light).await.unwrap(), room.asks(&hand("Trump ♣")).await.unwrap(), "of other colours");
}

#[tokio::test]
async fn a_studio_is_prepared_before_anybody_asks() {
    let room = Room::new();
    let studio = Arc::clone(&room.studio);
    let preparing = tokio::spawn(async move { studio.prepare().await });
    for drawn in 1..=Theme::ALL.len() {
        settle().await;
        assert_eq!(room.begun(), drawn, "one after the other");
        room.easel.let_draw.notify_one();
    }
    preparing.await.unwrap();
    assert_eq!(room.begun(), Theme::ALL.len());
}

#[tokio::test]
async fn a_late_picture_is_left_out_and_kept() {
    let room = Room::new();
    let asked = room.asks(&hand("late"));
    settle().await;
    room.clock.advance(Duration::from_millis(399));
    settle().await;
    assert!(!asked.is_finished(), "there is time left");
    room.clock.advance(Duration::from_millis(1));
    assert_eq!(asked.await.unwrap(), Err(Missing::Late), "the page goes on without it");
    // Somebody else asks while it is still being drawn.
    let asked = room.asks(&hand("late"));
    settle().await;
    assert_eq!(room.begun(), 1, "what was begun goes on");
    room.easel.let_draw.notify_one();
    assert!(asked.await.unwrap().is_ok());
}

#[tokio::test]
async fn a_picture_that_cannot_be_drawn_is_left_out() {
    let room = Room::new();
    room.easel.spoiled.store(1, Ordering::Relaxed);
    room.easel.let_draw.notify_one();
    assert_eq!(room.asks(&hand("spoiled")).await.unwrap(), Err(Missing::Undrawn));
    room.easel.let_draw.notify_one();
    assert!(room.asks(&hand("spoiled")).await.unwrap().is_ok(), "the next attempt counts");
}

#[tokio::test]
async fn too_many_pictures_at_once_are_left_out() {
    let room = Room::new();
    let asked: Vec<_> = (0..64).map(|number| room.asks(&hand(&number.to_string()))).collect();
    settle().await;
    assert_eq!(room.asks(&hand("one more")).await.unwrap(), Err(Missing::Undrawn), "at once");
    room.clock.advance(Duration::from_secs(1));
    for late in asked {
        assert_eq!(late.await.unwrap(), Err(Missing::Late));
    }
    assert_eq!(room.asks(&hand("one more")).await.unwrap(), Err(Missing::Undrawn), "they are still being drawn");
    room.easel.let_draw.notify_waiters();
    settle().await;
    room.easel.let_draw.notify_one();
    assert!(room.asks(&hand("one more")).await.unwrap().is_ok());
}

#[tokio::test]
async fn nothing_is_told_of_a_card() {
    let room = Room::new();
    room.easel.let_draw.notify_one();
    let picture = hand("Trump ♣");
    let image = room.asks(&picture).await.unwrap().unwrap();
    assert_eq!(format!("{image:?}"), "Image(32 bytes)");
    assert_eq!(format!("{:?}", room.studio), "Studio");
    assert_eq!(format!("{picture:?}"), "Picture(Hand, Dark)");
}
