//! Pages with pictures: attachments that the container shows above the text.

use std::sync::Arc;
use std::time::Duration;

use crate::support::{Bot, Scripted, assert_lawful, page, place_of, server, settings, shown};
use async_trait::async_trait;
use talon_discord::{Discord, DiscordSettings};
use talon_games::{AnyAction, AnyView};
use talon_house::ports::compute::Standing;
use talon_house::testing::VirtualClock;
use talon_house::{Answer, Compute, Intent, Onto, Platform, ShowError, Studio};
use talon_loopback::discord::{Channel, Failure, Guild, LoopbackDiscord, Message, Permissions, Person};
use talon_scene::{Hand, Held, Scene, Theme};
use talon_store::{MessageRef, Place};
use talon_table::Timestamp;
use talon_view::{Page, Picture, ShowVerb, Token, Verb};
use tokio::sync::Notify;

const SEND: &str = "POST /channels/{channel_id}/messages";
const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";

/// Paints a small PNG for each picture, always the same for the same picture; one called "late" never.
#[derive(Default)]
struct Brush {
    waits: Notify,
}

#[async_trait]
impl Compute for Brush {
    async fn choose(&self, _: &str, _: &AnyView, _: &Standing, _: u64) -> Option<AnyAction> {
        None
    }

    async fn paint(&self, picture: Picture) -> Option<Vec<u8>> {
        if picture == self::picture("late") {
            self.waits.notify_one();
            std::future::pending::<()>().await;
        }
        Some(painted(&picture))
    }
}

/// The header of a 400 × 300 PNG, which is all that the server reads, and a part that tells pictures apart.
fn painted(picture: &Picture) -> Vec<u8> {
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    png.extend([400_u32, 300].into_iter().flat_map(u32::to_be_bytes));
    png.extend(picture.digest());
    png
}

/// A picture that differs by its caption.
fn picture(caption: &str) -> Picture {
    let held = Held { cards: Vec::new(), marks: Vec::new() };
    let hand = Hand { turn: None, caption: caption.to_owned(), held };
    Picture {
        scene: Box::new(Scene::Hand(hand)),
        theme: Theme::Dark,
        letters: <_>::default(),
        alt: format!("a picture of {caption}"),
    }
}

/// A page with this text, buttons, and a picture.
fn pictured(text: &str, caption: &str) -> Page {
    Page { picture: Some(picture(caption)), ..page(text) }
}

/// A bot with a brush, and a channel.
struct Stage {
    server: LoopbackDiscord,
    discord: Discord,
    brush: Arc<Brush>,
    clock: Arc<VirtualClock>,
    ana: Person,
    guild: Guild,
    channel: Channel,
}

fn with_studio(server: &LoopbackDiscord, brush: &Arc<Brush>, clock: &Arc<VirtualClock>) -> DiscordSettings {
    let studio = Studio::new(Arc::clone(brush) as _, Arc::clone(clock) as _);
    DiscordSettings { studio: Some(Arc::new(studio)), ..settings(server) }
}

impl Stage {
    async fn set() -> Self {
        let server = server().await;
        let (brush, clock) = (Arc::<Brush>::default(), Arc::new(VirtualClock::new(Timestamp(0))));
        let discord = Discord::connect(with_studio(&server, &brush, &clock)).await.unwrap();
        let ana = server.person("Ana", "en-US");
        let guild = server.guild("Friday", &[&ana]);
        let channel = guild.channel("cards");
        Self { server, discord, brush, clock, ana, guild, channel }
    }

    async fn another(&self) -> Discord {
        Discord::connect(with_studio(&self.server, &self.brush, &self.clock)).await.unwrap()
    }

    fn here(&self) -> Place {
        place_of(&self.guild, &self.channel)
    }

    async fn send(&self, page: &Page) -> MessageRef {
        self.discord.show(&self.here(), page, Onto::first(false)).await.unwrap()
    }

    async fn edit(&self, at: &MessageRef, page: &Page) {
        assert_eq!(self.discord.show(&self.here(), page, Onto::Known(at)).await, Ok(at.clone()));
    }

    fn seen(&self) -> Message {
        self.ana.newest(&self.channel).unwrap()
    }

    fn uploads(&self) -> usize {
        uploads(&self.server)
    }

    /// How many requests wrote to the channel.
    fn requests(&self) -> usize {
        [SEND, EDIT].map(|route| self.server.requests(route).len()).iter().sum()
    }
}

fn uploads(server: &LoopbackDiscord) -> usize {
    server.transcript().iter().filter(|entry| !entry.files.is_empty()).count()
}

/// The one picture of a message.
fn shows(message: &Message) -> Option<Vec<u8>> {
    assert_eq!(message.files.len(), message.pictures.len(), "no file stands beside the page");
    assert!(message.pictures.len() <= 1, "{message:?}");
    message.pictures.first().map(|picture| picture.bytes.to_vec())
}

#[tokio::test]
async fn a_picture_stands_in_the_frame_and_is_described_in_a_sentence() {
    let stage = Stage::set().await;
    stage.send(&pictured("Who *plays*?", "first")).await;
    let seen = stage.seen();
    assert_eq!(shows(&seen), Some(painted(&picture("first"))));
    assert!(seen.words().contains("Who \\*plays\\*?"), "{seen:?}");
    assert_eq!(seen.pictures[0].description.as_deref(), Some("a picture of first"), "and not by the text below");
    let name = seen.pictures[0].name.strip_suffix(".png").unwrap();
    assert!(name.len() == 32 && name.bytes().all(|byte| byte.is_ascii_hexdigit()), "{name}");
    let long = Picture { alt: "ж".repeat(3000), ..picture("second") };
    stage.send(&Page { picture: Some(long), ..page("text") }).await;
    let other = stage.seen();
    assert_eq!(other.pictures[0].description, Some("ж".repeat(1024)));
    assert_ne!(other.pictures[0].name, seen.pictures[0].name);
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn each_change_costs_one_request_and_each_picture_one_upload() {
    let stage = Stage::set().await;
    let at = stage.send(&page("the lobby")).await;
    for (words, caption, uploads) in [
        ("the deal", Some("first"), 1),
        ("other words", Some("first"), 1),
        ("other words again", Some("first"), 1),
        ("a card", Some("second"), 2),
        ("no picture", None, 2),
        ("the next deal", Some("first"), 3),
    ] {
        let before = stage.requests();
        let shown = caption.map_or_else(|| page(words), |caption| pictured(words, caption));
        stage.edit(&at, &shown).await;
        assert_eq!((stage.requests(), stage.uploads()), (before + 1, uploads), "{words}");
        let seen = stage.seen();
        assert!(seen.words().contains(words), "{seen:?}");
        assert_eq!(shows(&seen), caption.map(|caption| painted(&picture(caption))));
        let described = seen.pictures.first().and_then(|picture| picture.description.clone());
        assert_eq!(described, caption.map(|caption| format!("a picture of {caption}")));
    }
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn a_picture_that_is_late_keeps_no_page_back() {
    let stage = Stage::set().await;
    let at = stage.send(&pictured("the deal", "first")).await;
    let page = pictured("a card", "late");
    let shown = async {
        let late = async {
            stage.brush.waits.notified().await;
            stage.clock.advance(Duration::from_secs(1));
        };
        tokio::join!(stage.edit(&at, &page), late);
    };
    tokio::time::timeout(Duration::from_secs(20), shown).await.expect("the page goes without its picture");
    let seen = stage.seen();
    assert!(seen.words().contains("a card"), "{seen:?}");
    assert_eq!(shows(&seen), None, "the old picture would tell something else");
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn another_process_may_have_changed_the_picture() {
    let stage = Stage::set().await;
    let other = stage.another().await;
    let at = stage.send(&pictured("one", "first")).await;
    other.show(&stage.here(), &pictured("two", "second"), Onto::Known(&at)).await.unwrap();
    assert_eq!(shows(&stage.seen()), Some(painted(&picture("second"))));
    // The first process still knows its own picture.
    stage.edit(&at, &pictured("three", "first")).await;
    assert!(stage.seen().words().contains("three"));
    assert_eq!(shows(&stage.seen()), Some(painted(&picture("first"))));
    // A process that has just started knows nothing about the message.
    let fresh = stage.another().await;
    fresh.show(&stage.here(), &page("four"), Onto::Known(&at)).await.unwrap();
    assert_eq!(shows(&stage.seen()), None);
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn a_channel_where_the_bot_may_attach_nothing_gets_the_text_alone() {
    let stage = Stage::set().await;
    stage.channel.deny_bot(Permissions::ATTACH_FILES);
    let at = stage.send(&pictured("one", "first")).await;
    assert_eq!(shows(&stage.seen()), None);
    assert_eq!(stage.requests(), 2, "refused, then sent without the picture");
    stage.edit(&at, &pictured("two", "second")).await;
    assert!(stage.seen().words().contains("two"));
    assert_eq!(stage.requests(), 3, "it is asked once");
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn a_refused_picture_keeps_no_page_back_and_other_failures_are_told() {
    let stage = Stage::set().await;
    let refused = |code| Failure::Refused { status: 400, code, message: "no".to_owned() };
    stage.server.fail_next_of(SEND, 1, &refused(50_045));
    let at = stage.send(&pictured("one", "first")).await;
    assert!(stage.seen().words().contains("one"));
    assert_eq!(shows(&stage.seen()), None);
    stage.edit(&at, &pictured("two", "first")).await;
    assert_eq!(shows(&stage.seen()), Some(painted(&picture("first"))));
    stage.server.fail_next_of(EDIT, 1, &refused(50_035));
    stage.edit(&at, &pictured("three", "first")).await;
    assert_eq!(shows(&stage.seen()), Some(painted(&picture("first"))), "the file is uploaded once more");
    let requests = stage.requests();
    stage.server.fail_next_of(EDIT, 1, &Failure::ServerError(500));
    let failed = stage.discord.show(&stage.here(), &pictured("four", "second"), Onto::Known(&at)).await;
    assert!(matches!(failed, Err(ShowError::Unreachable(_))), "{failed:?}");
    assert_eq!(stage.requests(), requests + 1, "the house repeats it, if anybody");
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn a_picture_that_was_sent_without_an_answer_is_sent_once() {
    let stage = Stage::set().await;
    stage.server.fail_next_of(SEND, 1, &Failure::AnswerLost);
    let page = pictured("a hand", "first");
    let lost = stage.discord.show(&stage.here(), &page, Onto::first(true)).await;
    assert!(matches!(lost, Err(ShowError::Unreachable(_))), "{lost:?}");
    let at = stage.discord.show(&stage.here(), &page, Onto::first(true)).await.unwrap();
    assert_eq!(stage.channel.messages().len(), 1);
    let uploads = stage.uploads();
    stage.edit(&at, &pictured("the hand", "first")).await;
    assert_eq!((shows(&stage.seen()), stage.uploads()), (Some(painted(&picture("first"))), uploads));
    assert_lawful(&stage.server);
}

/// A house whose answers have pictures: on the pressed page, on a page of its own, or none any more.
fn house() -> Arc<Scripted> {
    Scripted::answering(|incoming| {
        let Intent::Press(token) = &incoming.intent else {
            return Answer::Page { page: pictured("a panel", "first"), replace_pressed: false };
        };
        let replaced = |page| Answer::Page { page, replace_pressed: true };
        match token.parse().map(|token: Token| token.verb) {
            Ok(Verb::Show(ShowVerb::Why)) => replaced(pictured("other words", "first")),
            Ok(Verb::Show(ShowVerb::Score)) => replaced(pictured("another picture", "second")),
            Ok(Verb::Show(ShowVerb::Hand)) => shown("for you alone"),
            _ => replaced(page("no picture")),
        }
    })
}

#[tokio::test]
async fn what_one_person_sees_has_its_picture_too_and_keeps_it() {
    let server = server().await;
    let (brush, clock) = (Arc::default(), Arc::new(VirtualClock::new(Timestamp(0))));
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Friday", &[&ana]);
    let channel = guild.channel("cards");
    let bot = Bot::start(with_studio(&server, &brush, &clock), &house()).await;
    server.ready().await.unwrap();
    server.until("commands", |server| (!server.registered(None).is_empty()).then_some(())).await.unwrap();
    let panel = ana.command(&channel, "hand", &[]).unwrap().shown().await.unwrap();
    assert_eq!((panel.only_for, shows(&panel)), (Some(ana.id()), Some(painted(&picture("first")))));
    for (button, caption, uploaded) in [
        ("Toast", Some("first"), 1),
        ("Replace", Some("second"), 2),
        ("Replace", Some("second"), 2),
        ("Silent", None, 2),
    ] {
        let requests = server.request_count();
        ana.press(&ana.again(&panel).unwrap(), button).await.unwrap();
        let expected = caption.map(|caption| painted(&picture(caption)));
        let changed = ana.becomes(&panel, button, |message| shows(message) == expected).await.unwrap();
        assert!(changed.is_ephemeral());
        assert_eq!((server.request_count() - requests, uploads(&server)), (1, uploaded), "{button}");
    }
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_process_that_begins_anew_learns_from_presses_what_an_embed_shows() {
    let stage = Stage::set().await;
    let page = pictured("the deal", "first");
    let bot = Bot::start(with_studio(&stage.server, &stage.brush, &stage.clock), &house()).await;
    stage.server.ready().await.unwrap();
    // Serenity drops containers, so the picture of one is uploaded again.
    for (loud, uploads) in [(true, 1), (false, 2)] {
        let before = stage.uploads();
        stage.discord.show(&stage.here(), &page, Onto::first(loud)).await.unwrap();
        stage.ana.press(&stage.seen(), "Toast").await.unwrap();
        let changed = stage.ana.reads(&stage.channel, "other words").await.unwrap();
        assert_eq!((shows(&changed), stage.uploads() - before), (Some(painted(&picture("first"))), uploads));
        assert!(stage.channel.delete_message(&changed));
    }
    bot.stop().await;
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn what_has_rung_becomes_a_container_that_keeps_the_picture() {
    let stage = Stage::set().await;
    let at = stage.discord.show(&stage.here(), &pictured("your turn", "first"), Onto::first(true)).await.unwrap();
    let rung = stage.seen();
    assert_eq!((rung.embeds.len(), rung.components.len(), shows(&rung)), (1, 2, Some(painted(&picture("first")))));
    stage.edit(&at, &pictured("their turn", "first")).await;
    let seen = stage.seen();
    assert_eq!((seen.text.as_str(), seen.embeds.len(), shows(&seen)), ("", 0, Some(painted(&picture("first")))));
    assert_eq!(seen.framed().as_deref(), Some("their turn"));
    assert_eq!(seen.pictures[0].description.as_deref(), Some("a picture of first"));
    assert_eq!((stage.requests(), stage.uploads()), (2, 1));
    assert_lawful(&stage.server);
}
