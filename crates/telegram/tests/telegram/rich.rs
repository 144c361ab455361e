//! Rich pages: blocks instead of text, if the readers want them and Telegram accepts them.

use std::sync::Arc;
use std::time::Duration;

use crate::support::{Bot, Scripted, assert_lawful, page, pictured, polling, server, settings, studio};
use talon_house::{Answer, Intent, Onto, Platform, ShowError};
use talon_loopback::{Failure, Group, LoopbackTelegram, Message, Person};
use talon_store::{MessageRef, Place, PlatformKind};
use talon_telegram::{Telegram, TelegramSettings};
use talon_view::{Block, Dress, Grid, Line, Page, Purpose, Row, Side, Style, Text};

/// A page with a title, a name in a column, and a folded part.
fn rich(title: &str) -> Page {
    let mut grid = Grid::new([(Text::default(), Side::Left), ("Won".into(), Side::Right)]);
    grid.rows.push(Row { cells: vec![Text::foreign("@ana <b>"), "14".into()], is_own: false });
    let line = |style, text: &str| Line { style, text: text.into() };
    let purpose = Purpose::Reading { dress: Dress::Classic, fold: "Details".into() };
    let blocks = vec![
        Block::Line(line(Style::Title, title)),
        Block::Grid(grid),
        Block::Aside(vec![line(Style::Body, "and more")]),
    ];
    Page { blocks, purpose, ..page("") }.dressed(Dress::Rich)
}

fn read(title: &str) -> String {
    format!("{title}\n  Won\n@ana <b>  14\nDetails\nand more")
}

struct Stage {
    server: LoopbackTelegram,
    telegram: Telegram,
    ana: Person,
    group: Group,
}

impl Stage {
    async fn set() -> Self {
        let server = server().await;
        let telegram = connected(&server).await;
        let ana = server.person("Ana", "en");
        let group = server.supergroup("Cards", &[&ana]);
        Self { server, telegram, ana, group }
    }

    fn here(&self) -> Place {
        let chat = self.group.id().to_string();
        Place { platform: PlatformKind::Telegram, chat, thread: None, private: false }
    }

    async fn send(&self, page: &Page) -> Result<MessageRef, ShowError> {
        self.telegram.show(&self.here(), page, Onto::first(false)).await
    }

    async fn edit(&self, at: &MessageRef, page: &Page) -> Result<MessageRef, ShowError> {
        self.telegram.show(&self.here(), page, Onto::Known(at)).await
    }

    fn seen(&self) -> Message {
        self.ana.newest(&self.group).unwrap()
    }

    fn methods(&self) -> Vec<String> {
        self.server.requests_about(self.group.id()).into_iter().map(|entry| entry.method).collect()
    }
}

async fn connected(server: &LoopbackTelegram) -> Telegram {
    let studio = Some(studio(Arc::default()));
    Telegram::connect(TelegramSettings { studio, ..settings(server, polling()) }).await.unwrap()
}

fn refused(code: u16, description: &str) -> Failure {
    Failure::Refused { code, description: description.to_owned() }
}

#[tokio::test]
async fn a_rich_page_is_blocks_with_the_usual_buttons() {
    let stage = Stage::set().await;
    stage.send(&rich("Standings")).await.unwrap();
    let seen = stage.seen();
    assert_eq!((seen.text.as_str(), seen.rich.is_some()), (read("Standings").as_str(), true));
    assert_eq!((seen.labels(), seen.silent), (vec!["Help"], true));
    assert!(seen.entities.is_empty(), "a name is no mention");
    assert_eq!(stage.methods(), ["sendRichMessage"]);
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn text_and_blocks_become_each_other_by_one_edit() {
    let stage = Stage::set().await;
    let at = stage.send(&page("a text")).await.unwrap();
    for (shown, is_rich, text) in [
        (rich("one"), true, read("one")),
        (rich("two"), true, read("two")),
        (rich("two"), true, read("two")),
        (page("a text"), false, "a text".to_owned()),
        (rich("three"), true, read("three")),
    ] {
        assert_eq!(stage.edit(&at, &shown).await, Ok(at.clone()));
        assert_eq!((stage.seen().text, stage.seen().rich.is_some()), (text, is_rich));
    }
    assert_eq!(stage.methods()[1..], ["editMessageText"; 5]);
    // A process that has just started knows nothing about the message.
    let fresh = connected(&stage.server).await;
    fresh.show(&stage.here(), &page("a text"), Onto::Known(&at)).await.unwrap();
    assert_eq!(stage.seen().text, "a text");
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn where_telegram_makes_no_text_of_blocks_the_page_comes_anew() {
    let stage = Stage::set().await;
    for (before, after) in [(rich("one"), page("a text")), (page("a text"), rich("one"))] {
        let at = stage.send(&before).await.unwrap();
        let no_text = refused(400, "Bad Request: there is no text in the message to edit");
        stage.server.fail_next_of("editMessageText", 1, &no_text);
        assert_eq!(stage.edit(&at, &after).await, Err(ShowError::Gone));
        assert!(stage.ana.newest(&stage.group).is_none(), "it is taken away");
    }
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn a_picture_and_blocks_take_each_other_s_place() {
    let stage = Stage::set().await;
    let at = stage.send(&pictured("the deal", "first")).await.unwrap();
    assert_eq!(stage.edit(&at, &rich("one")).await, Err(ShowError::Gone));
    assert!(stage.ana.newest(&stage.group).is_none());
    let at = stage.send(&rich("one")).await.unwrap();
    assert_eq!(stage.edit(&at, &pictured("the deal", "first")).await, Err(ShowError::Gone));
    assert!(stage.ana.newest(&stage.group).is_none());
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn a_server_that_knows_no_rich_messages_gets_classic_ones_for_an_hour() {
    let stage = Stage::set().await;
    stage.server.fail_next_of("sendRichMessage", 1, &refused(404, "Not Found: method not found"));
    let at = stage.send(&rich("one")).await.unwrap();
    assert_eq!((stage.seen().rich, stage.seen().entities[0]["type"].clone()), (None, "bold".into()));
    stage.send(&rich("two")).await.unwrap();
    stage.edit(&at, &rich("three")).await.unwrap();
    assert_eq!(stage.methods(), ["sendRichMessage", "sendMessage", "sendMessage", "editMessageText"]);

    let other = connected(&stage.server).await;
    stage.server.fail_next_of("editMessageText", 1, &refused(400, "Bad Request: message text is empty"));
    other.show(&stage.here(), &rich("four"), Onto::Known(&at)).await.unwrap();
    let four = stage.server.messages(stage.group.id()).into_iter().find(|message| message.id.to_string() == at.0);
    assert!(four.is_some_and(|message| message.rich.is_none() && message.text.starts_with("four")));
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn what_has_nothing_to_do_with_the_form_is_told_as_ever() {
    let stage = Stage::set().await;
    stage.server.fail_next_of("sendRichMessage", 1, &Failure::TooManyRequests(7));
    assert_eq!(stage.send(&rich("one")).await, Err(ShowError::RetryAfter(Duration::from_secs(7))));
    stage.server.fail_next_of(
        "sendRichMessage",
        1,
        &refused(403, "Forbidden: bot was kicked from the supergroup chat"),
    );
    assert_eq!(stage.send(&rich("one")).await, Err(ShowError::Forbidden));
    stage.send(&rich("one")).await.unwrap();
    assert!(stage.seen().rich.is_some());
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn answers_are_rich_too_and_are_pressed_like_others() {
    let house = Scripted::answering(|incoming| match &incoming.intent {
        Intent::Press(token) if token == "rich" => Answer::Page { page: rich("a table"), replace_pressed: true },
        Intent::Press(_) => Answer::Page { page: page("a text"), replace_pressed: true },
        _ => Answer::Page { page: rich("to begin with"), replace_pressed: false },
    });
    let server = server().await;
    let bot = Bot::start(settings(&server, polling()), &house).await;
    let ana = server.person("Ana", "en");
    ana.start(None).unwrap();
    let message = ana.reads(ana.private(), "to begin with").await.unwrap();
    assert!(message.rich.is_some());
    for (data, is_rich) in [("text", false), ("rich", true), ("text", false)] {
        ana.forge_press(message.chat, message.id, data).await.unwrap();
        assert_eq!(ana.again(&message).unwrap().rich.is_some(), is_rich);
    }
    bot.stop().await;
    assert_lawful(&server);
}
