//! Ephemeral messages: pressed, edited, deleted.

use std::sync::Arc;

use crate::support::{Bot, Scripted, assert_lawful, page, pictured, replaced, server, shown};
use serde_json::json;
use talon_house::{Answer, Intent, Onto, Platform, ShowError};
use talon_loopback::{Failure, Group, LoopbackTelegram, Message, Person};
use talon_store::{MessageRef, Place, PlatformKind};
use talon_view::{Locale, Msg, say};

/// A house whose answer to a press is named by the token.
fn house() -> Arc<Scripted> {
    Scripted::answering(|incoming| match &incoming.intent {
        Intent::Press(token) => match token.as_str() {
            "dismiss" => Answer::Dismiss,
            "turn" => replaced("turned"),
            "long" => replaced(&"ж".repeat(1_025)),
            "beside" => shown("beside"),
            _ => Answer::Toast("a toast".into()),
        },
        _ => shown("a page"),
    })
}

struct Stage {
    server: LoopbackTelegram,
    house: Arc<Scripted>,
    bot: Bot,
    ana: Person,
    ben: Person,
    group: Group,
}

impl Stage {
    async fn set() -> Self {
        let (server, house) = (server().await, house());
        let bot = Bot::polling(&server, &house).await;
        let (ana, ben) = (server.person("Ana", "en"), server.person("Ben", "en"));
        let group = server.supergroup("Cards", &[&ana, &ben]);
        group.promote_bot();
        Self { server, house, bot, ana, ben, group }
    }

    /// An ephemeral message to Ana, sent as if by another process.
    async fn opened(&self) -> Message {
        let body = json!({
            "chat_id": self.group.id(), "text": "a hand",
            "ephemeral_message_parameters": {"receiver_user_id": self.ana.id()},
        });
        let address = format!("{}/bot{}/sendMessage", self.server.url(), self.server.token());
        let request = reqwest::Client::new().post(address).header("content-type", "application/json");
        request.body(body.to_string()).send().await.unwrap();
        self.seen().expect("it is there")
    }

    fn seen(&self) -> Option<Message> {
        self.ana.visible(&self.group).into_iter().rfind(|message| message.alone.is_some())
    }

    async fn press(&self, by: &Person, on: &Message, data: &str) -> Option<String> {
        let query = by.forge_on(on, data).unwrap();
        by.answer_to(&query).await.unwrap().text
    }

    fn at(&self) -> MessageRef {
        MessageRef(format!("alone:{}:{}:1", self.group.id(), self.ana.id()))
    }

    /// The place of the pages that only Ana reads.
    fn private(&self) -> Place {
        let chat = self.ana.id().to_string();
        Place { platform: PlatformKind::Telegram, chat, thread: None, private: true }
    }

    async fn edit(&self, text: &str) -> Result<MessageRef, ShowError> {
        self.bot.telegram.show(&self.private(), &page(text), Onto::Known(&self.at())).await
    }
}

#[tokio::test]
async fn an_answer_turns_the_pressed_message_or_takes_it_away() {
    let stage = Stage::set().await;
    let opened = stage.opened().await;
    assert_eq!(stage.press(&stage.ana, &opened, "turn").await, None);
    let turned = stage.seen().unwrap();
    assert_eq!((turned.text.as_str(), turned.labels(), turned.edits), ("turned", vec!["Help"], 1));
    assert_eq!(stage.press(&stage.ana, &turned, "turn").await, None);
    assert_eq!(stage.press(&stage.ana, &turned, "toast").await.as_deref(), Some("a toast"));
    let heard = stage.house.heard().inputs.pop().unwrap();
    assert_eq!((heard.message, heard.panel.map(|panel| panel.pressed)), (Some(stage.at()), Some(true)));
    assert_eq!(stage.press(&stage.ana, &turned, "dismiss").await, None);
    assert_eq!(stage.seen(), None);
    // Press again, from an app that still shows it.
    assert_eq!(stage.press(&stage.ana, &turned, "dismiss").await, None);
    stage.bot.stop().await;
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn what_has_no_room_there_or_comes_beside_it_goes_to_the_private_chat() {
    let stage = Stage::set().await;
    let opened = stage.opened().await;
    stage.ana.start(None).unwrap();
    stage.ana.reads(stage.ana.private(), "a page").await.unwrap();
    for (data, text) in [("long", "ж".repeat(1_025)), ("beside", "beside".to_owned())] {
        let there = Some(say(Locale::EN, &Msg::PageInPrivate).plain());
        assert_eq!(stage.press(&stage.ana, &opened, data).await, there);
        assert_eq!(stage.ana.newest(stage.ana.private()).unwrap().text, text);
        assert_eq!(stage.seen().unwrap().text, "a hand");
    }
    stage.bot.stop().await;
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn nobody_changes_anothers_message() {
    let stage = Stage::set().await;
    let opened = stage.opened().await;
    stage.ben.start(None).unwrap();
    stage.ben.reads(stage.ben.private(), "a page").await.unwrap();
    for data in ["turn", "dismiss"] {
        stage.press(&stage.ben, &opened, data).await;
        assert_eq!(stage.seen().unwrap().text, "a hand", "{data}");
        let heard = stage.house.heard().inputs.pop().unwrap();
        assert_eq!((heard.message, heard.panel, heard.place.private), (None, None, false));
    }
    assert_eq!(stage.ben.newest(stage.ben.private()).unwrap().text, "turned", "it is for who pressed");
    stage.bot.stop().await;
    assert_lawful(&stage.server);
}

#[tokio::test]
async fn the_house_changes_it_while_it_is_there() {
    let stage = Stage::set().await;
    stage.opened().await;
    for _ in 0..2 {
        assert_eq!(stage.edit("changed").await, Ok(stage.at()), "an edit that changes nothing is a success");
    }
    assert_eq!((stage.seen().unwrap().text.as_str(), stage.seen().unwrap().edits), ("changed", 1));
    let group = stage.bot.telegram.panel_counts_in(&stage.at()).unwrap();
    assert_eq!((group.chat, group.private), (stage.group.id().to_string(), false));
    assert_eq!(stage.bot.telegram.panel_counts_in(&MessageRef("7".into())), None);

    let with_picture = pictured("no picture", "a hand");
    stage.bot.telegram.show(&stage.private(), &with_picture, Onto::Known(&stage.at())).await.unwrap();
    let shown = stage.seen().unwrap();
    assert_eq!((shown.text.as_str(), shown.photo), ("no picture", None));

    stage.server.fail_next_of("editEphemeralMessageText", 1, &Failure::TooManyRequests(9));
    assert!(matches!(stage.edit("later").await, Err(ShowError::RetryAfter(_))));
    assert_eq!(stage.edit(&"ж".repeat(1_025)).await, Err(ShowError::Gone));
    assert_eq!(stage.seen(), None, "no old hand stays");
    assert_eq!(stage.edit("anything").await, Err(ShowError::Gone));
    assert_eq!(stage.bot.telegram.delete(&stage.private(), &stage.at()).await, Ok(()), "it is gone already");
    stage.bot.stop().await;
    assert_lawful(&stage.server);
}
