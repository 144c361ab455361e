//! Pages with pictures: photos with the page's text below them.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::support::{
    Bot, Brush, Scripted, assert_lawful, page, painted, picture, pictured, polling, server, settings, shown, studio,
};
use talon_house::{Answer, Intent, Onto, Platform, ShowError};
use talon_loopback::{Failure, Group, LoopbackTelegram, Message, Person};
use talon_store::{MessageRef, Place, PlatformKind};
use talon_table::Timestamp;
use talon_telegram::{Telegram, TelegramSettings};
use talon_view::Page;

/// A bot with a brush, and a group of one.
struct Stage {
    server: LoopbackTelegram,
    telegram: Telegram,
    brush: Arc<Brush>,
    ana: Person,
    group: Group,
}

fn with_studio(server: &LoopbackTelegram, brush: &Arc<Brush>) -> TelegramSettings {
    TelegramSettings { studio: Some(studio(Arc::clone(brush))), ..settings(server, polling()) }
}

impl Stage {
    async fn set() -> Self {
        let server = server().await;
        let brush = Arc::<Brush>::default();
        let telegram = Telegram::connect(with_studio(&server, &brush)).await.unwrap();
        let ana = server.person("Ana", "en");
        let group = server.supergroup("Cards", &[&ana]);
        Self { server, telegram, brush, ana, group }
    }

    fn here(&self) -> Place {
        place(self.group.id())
    }

    async fn send(&self, page: &Page) -> MessageRef {
        self.telegram.show(&self.here(), page, Onto::first(false)).await.unwrap()
    }

    async fn edit(&self, at: &MessageRef, page: &Page) -> Result<MessageRef, ShowError> {
        self.telegram.show(&self.here(), page, Onto::Known(at)).await
    }

    fn seen(&self) -> Message {
        self.ana.newest(&self.group).unwrap()
    }

    /// The methods called since the start, without those of connecting.
    fn methods(&self) -> Vec<String> {
        let entries = self.server.requests_about(self.group.id());
        entries.into_iter().map(|entry| entry.method).collect()
    }

    fn uploads(&self) -> usize {
        self.server.transcript().iter().filter(|entry| !entry.files.is_empty()).count()
    }
}

fn place(chat: i64) -> Place {
    Place { platform: PlatformKind::Telegram, chat: chat.to_string(), thread: None, private: chat > 0 }
}

#[tokio::test]
async fn a_picture_stands_above_the_text_and_is_uploaded_once() {
    let stage = Stage::set().await;
    stage.send(&pictured("<one> & two", "first")).await;
    let seen = stage.seen();
    assert_eq!((seen.text.as_str(), &seen.photo), ("<one> & two", &Some(painted(&picture("first")).into())));
    assert_eq!((seen.labels(), seen.silent), (vec!["Help"], true));
    for _ in 0..2 {
        stage.send(&pictured("again", "first")).await;
        assert_eq!(stage.seen().photo, Some(painted(&picture("first")).into()));
    }
    assert_eq!((stage.methods(), stage.uploads()), (vec!["sendPhoto".to_owned(); 3], 1));
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn many_who_get_the_same_picture_at_once_cost_one_upload() {
    let stage = Stage::set().await;
    let page = pictured("the deal is over", "result");
    let here = stage.here();
    let send = || stage.telegram.show(&here, &page, Onto::first(false));
    let (a, b, c) = tokio::join!(send(), send(), send());
    assert!(a.is_ok() && b.is_ok() && c.is_ok(), "{a:?} {b:?} {c:?}");
    assert_eq!((stage.methods().len(), stage.uploads()), (3, 1));
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn each_change_costs_one_request() {
    let stage = Stage::set().await;
    let at = stage.send(&page("the lobby")).await;
    for (shown, method) in [
        (pictured("the deal", "first"), "editMessageMedia"),
        (pictured("other words", "first"), "editMessageCaption"),
        (pictured("a card", "second"), "editMessageMedia"),
        (pictured("taken back", "first"), "editMessageMedia"),
    ] {
        let before = stage.methods().len();
        assert_eq!(stage.edit(&at, &shown).await, Ok(at.clone()));
        assert_eq!(stage.methods()[before..], [method], "{}", shown.text());
        let seen = stage.seen();
        assert_eq!(
            (seen.text, seen.photo),
            (shown.text(), shown.picture.as_ref().map(|picture| painted(picture).into()))
        );
        assert_eq!(seen.id.to_string(), at.0);
    }
    assert_eq!(stage.uploads(), 2);
    let last = pictured("taken back", "first");
    assert_eq!(stage.edit(&at, &last).await, Ok(at.clone()), "unchanged is a success");
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn a_text_is_edited_as_before() {
    let stage = Stage::set().await;
    let at = stage.send(&page("one")).await;
    stage.edit(&at, &page("two")).await.unwrap();
    stage.brush.is_dry.store(true, Ordering::SeqCst);
    stage.edit(&at, &pictured("not drawn in time", "first")).await.unwrap();
    assert_eq!((stage.seen().text.as_str(), stage.seen().photo), ("not drawn in time", None));
    assert_eq!(stage.methods(), ["sendMessage", "editMessageText", "editMessageText"]);
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn a_text_too_long_for_a_picture_goes_without() {
    let stage = Stage::set().await;
    let fits = "ж".repeat(1024);
    stage.send(&pictured(&fits, "first")).await;
    assert!(stage.seen().photo.is_some());
    stage.send(&pictured(&format!("{fits}."), "first")).await;
    assert_eq!(stage.seen().photo, None);
    assert_eq!(stage.seen().text.chars().count(), 1025);
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn no_picture_stays_above_another_text() {
    let stage = Stage::set().await;
    let at = stage.send(&pictured("the deal", "first")).await;
    let old = stage.seen();
    assert_eq!(stage.edit(&at, &page("no picture now")).await, Err(ShowError::Gone));
    assert!(stage.ana.again(&old).is_none(), "the picture would tell something else");
    assert_eq!(stage.methods()[1..], ["deleteMessage"]);

    let at = stage.send(&pictured("the deal", "first")).await;
    let old = stage.seen();
    stage.server.skip(Duration::from_secs(49 * 3600));
    assert_eq!(stage.edit(&at, &page("no picture now")).await, Err(ShowError::Gone));
    let old = stage.ana.again(&old).unwrap();
    assert_eq!((old.text.as_str(), old.photo.is_some(), old.buttons.len()), ("the deal", true, 0), "as it was");

    let at = stage.send(&pictured("the deal", "first")).await;
    stage.server.fail_next_of("deleteMessage", 1, &Failure::ServerError);
    let failed = stage.edit(&at, &page("no picture now")).await;
    assert!(matches!(failed, Err(ShowError::Unreachable(_))), "{failed:?}: to be tried again");
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn a_message_that_may_be_in_a_notification_becomes_no_picture_of_a_hand() {
    let stage = Stage::set().await;
    let discreet = Onto::New { loud: true, discreet: true, calls: &[], after: Timestamp(0) };
    let at = stage.telegram.show(&stage.here(), &pictured("your turn", "first"), discreet).await.unwrap();
    assert_eq!((stage.seen().text.as_str(), stage.seen().photo), ("your turn", None));
    let unread = async |telegram: &Telegram, page: &Page| telegram.show(&stage.here(), page, Onto::Unread(&at)).await;
    unread(&stage.telegram, &pictured("one", "first")).await.unwrap();
    assert_eq!((stage.seen().text.as_str(), stage.seen().photo), ("one", None));

    stage.edit(&at, &pictured("two", "first")).await.unwrap();
    assert_eq!(stage.seen().photo, Some(painted(&picture("first")).into()), "its reader was there");
    unread(&stage.telegram, &pictured("three", "second")).await.unwrap();
    assert_eq!(stage.seen().photo, Some(painted(&picture("second")).into()), "it shows one already");
    let fresh = Telegram::connect(with_studio(&stage.server, &stage.brush)).await.unwrap();
    unread(&fresh, &pictured("four", "first")).await.unwrap();
    assert_eq!(stage.seen().photo, Some(painted(&picture("first")).into()), "as Telegram says, after a start");
    assert_eq!(stage.seen().id.to_string(), at.0, "it is the same message");
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn a_picture_stays_until_the_next_one_is_drawn() {
    let stage = Stage::set().await;
    let at = stage.send(&pictured("one", "first")).await;
    stage.brush.is_slow.store(true, Ordering::SeqCst);
    let late = stage.edit(&at, &pictured("two", "second")).await;
    assert!(matches!(late, Err(ShowError::RetryAfter(_))), "{late:?}");
    assert_eq!((stage.seen().text.as_str(), stage.seen().photo.is_some()), ("one", true));
    stage.brush.is_slow.store(false, Ordering::SeqCst);
    stage.brush.finish.notify_one();
    assert_eq!(stage.edit(&at, &pictured("two", "second")).await, Ok(at.clone()));
    assert_eq!((stage.seen().text.as_str(), stage.seen().photo), ("two", Some(painted(&picture("second")).into())));
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn another_process_may_have_changed_the_picture() {
    let stage = Stage::set().await;
    let other = Telegram::connect(with_studio(&stage.server, &stage.brush)).await.unwrap();
    let at = stage.send(&pictured("one", "first")).await;
    other.show(&stage.here(), &pictured("two", "second"), Onto::Known(&at)).await.unwrap();
    assert_eq!(stage.seen().photo, Some(painted(&picture("second")).into()));
    stage.edit(&at, &pictured("three", "first")).await.unwrap();
    assert_eq!((stage.seen().text.as_str(), stage.seen().photo), ("three", Some(painted(&picture("first")).into())));
    // The other process still knows its own picture; the text has not changed either.
    stage.edit(&at, &pictured("two", "first")).await.unwrap();
    other.show(&stage.here(), &pictured("two", "second"), Onto::Known(&at)).await.unwrap();
    assert_eq!(stage.seen().photo, Some(painted(&picture("second")).into()));

    // A process that has just started knows nothing about the message.
    let fresh = Telegram::connect(with_studio(&stage.server, &stage.brush)).await.unwrap();
    fresh.show(&stage.here(), &pictured("four", "second"), Onto::Known(&at)).await.unwrap();
    assert_eq!(stage.seen().text, "four");
    let fresh = Telegram::connect(with_studio(&stage.server, &stage.brush)).await.unwrap();
    let gone = fresh.show(&stage.here(), &page("a text"), Onto::Known(&at)).await;
    assert_eq!(gone, Err(ShowError::Gone));
    assert!(stage.ana.newest(&stage.group).is_none(), "the one with the picture is taken away");
    let at = stage.send(&page("a text")).await;
    fresh.show(&stage.here(), &pictured("five", "second"), Onto::Known(&at)).await.unwrap();
    assert!(stage.seen().photo.is_some());
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn a_group_without_pictures_gets_the_text_alone() {
    let stage = Stage::set().await;
    stage.group.forbid_photos(true);
    let at = stage.send(&pictured("one", "first")).await;
    assert_eq!((stage.seen().text.as_str(), stage.seen().photo), ("one", None));
    stage.edit(&at, &pictured("two", "second")).await.unwrap();
    assert_eq!(stage.methods(), ["sendPhoto", "sendMessage", "editMessageText"], "it is asked once");
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn refused_and_forgotten_files_do_not_keep_a_page_back() {
    let stage = Stage::set().await;
    let unlucky = |description: &str| Failure::Refused { code: 400, description: description.to_owned() };
    stage.server.fail_next_of("sendPhoto", 1, &unlucky("Bad Request: IMAGE_PROCESS_FAILED"));
    stage.send(&pictured("one", "first")).await;
    assert_eq!((stage.seen().text.as_str(), stage.seen().photo), ("one", None));
    stage.send(&pictured("two", "first")).await;
    assert!(stage.seen().photo.is_some());
    let uploads = stage.uploads();
    stage.server.fail_next_of("sendPhoto", 1, &unlucky("Bad Request: wrong file identifier/HTTP URL specified"));
    stage.send(&pictured("three", "first")).await;
    assert!(stage.seen().photo.is_some());
    assert_eq!(stage.uploads(), uploads + 1, "it is uploaded once more");
    stage.server.fail_next_of("sendPhoto", 1, &Failure::TooManyRequests(7));
    let limited = stage.telegram.show(&stage.here(), &pictured("four", "first"), Onto::first(false)).await;
    assert_eq!(limited, Err(ShowError::RetryAfter(Duration::from_secs(7))));
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn answers_show_pictures_too() {
    let house = Scripted::answering(|incoming| match &incoming.intent {
        Intent::Press(token) if token == "picture" => {
            Answer::Page { page: pictured("a picture", "first"), replace_pressed: true }
        }
        Intent::Press(_) => Answer::Page { page: page("a text"), replace_pressed: true },
        _ => shown("a page"),
    });
    let server = server().await;
    let bot = Bot::start(with_studio(&server, &Arc::default()), &house).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    let message = ana.reads(ana.private(), "a page").await.unwrap();
    ana.forge_press(message.chat, message.id, "picture").await.unwrap();
    let with_picture = ana.again(&message).unwrap();
    assert_eq!((with_picture.text.as_str(), with_picture.photo.is_some()), ("a picture", true));
    ana.forge_press(message.chat, message.id, "text").await.unwrap();
    assert!(ana.again(&message).is_none());
    let newest = ana.newest(ana.private()).unwrap();
    assert_eq!((newest.text.as_str(), newest.photo), ("a text", None));
    bot.stop().await;
    assert_lawful(&server);
}
