//! Rich messages, over the wire.

use serde_json::{Value, json};
use talon_loopback::{LoopbackTelegram, Options, Person, Rates, rich_text};

use crate::{Api, assert_clean, start_with};

struct Stage {
    telegram: LoopbackTelegram,
    api: Api,
    ana: Person,
}

impl Stage {
    async fn set() -> Self {
        let (telegram, api) = start_with(Options { rates: Rates::UNLIMITED, ..Options::default() }).await;
        let ana = telegram.person("Ana", "");
        ana.start(None).unwrap();
        Self { telegram, api, ana }
    }

    fn with(&self, blocks: &Value) -> Value {
        json!({"chat_id": self.ana.id(), "rich_message": rich(blocks)})
    }

    async fn refused(&self, blocks: Value) -> String {
        self.api.refused("sendRichMessage", self.with(&blocks)).await
    }
}

fn rich(blocks: &Value) -> Value {
    json!({"blocks": blocks, "skip_entity_detection": true})
}

fn paragraph(text: &Value) -> Value {
    json!({"type": "paragraph", "text": text})
}

fn cell(text: &str) -> Value {
    json!({"text": text, "align": "left", "valign": "middle"})
}

fn table(rows: usize, columns: usize) -> Value {
    json!([{"type": "table", "cells": vec![vec![cell("x"); columns]; rows]}])
}

#[tokio::test]
async fn people_read_every_block() {
    let stage = Stage::set().await;
    let date = json!({"type": "date_time", "text": "noon", "unix_time": 1, "date_time_format": "wDT"});
    let blocks = json!([
        {"type": "heading", "text": "Scores", "size": 3},
        {"type": "table", "is_compact": true, "is_striped": true, "cells": [
            [{"is_header": true, "align": "right", "valign": "top"}, cell("Ana")],
            [cell("1"), {"text": {"type": "bold", "text": "7"}, "align": "right", "valign": "middle"}],
        ]},
        {"type": "details", "summary": "More", "blocks": [paragraph(&json!(["at ", date, "\n", "all"]))]},
    ]);
    let sent = stage.api.ok("sendRichMessage", stage.with(&blocks)).await;
    let seen = stage.ana.newest(stage.ana.private()).unwrap();
    assert_eq!(seen.text, "Scores\n  Ana\n1  7\nMore\nat noon\nall");
    assert_eq!(rich_text(&sent["rich_message"]), seen.text);
    assert_eq!(seen.rich, Some(sent["rich_message"]["blocks"].clone()));
    assert!(sent["rich_message"]["blocks"][1].get("is_compact").is_none(), "messages do not tell it");
    assert_clean(&stage.telegram);
}

#[tokio::test]
async fn a_text_becomes_a_rich_message_and_the_other_way_round() {
    let stage = Stage::set().await;
    let id = stage.api.say(stage.ana.id(), "a text").await;
    let edit = |change: Value| {
        let mut params = json!({"chat_id": stage.ana.id(), "message_id": id});
        params.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        params
    };
    let blocks = rich(&json!([paragraph(&json!("blocks"))]));
    let edited = stage.api.ok("editMessageText", edit(json!({"rich_message": blocks}))).await;
    assert!(edited.get("text").is_none() && edited["rich_message"]["blocks"][0]["text"] == "blocks");
    let same = stage.api.refused("editMessageText", edit(json!({"rich_message": blocks}))).await;
    assert!(same.starts_with("Bad Request: message is not modified"), "{same}");
    let caption = stage.api.refused("editMessageCaption", edit(json!({"caption": "x"}))).await;
    assert_eq!(caption, "Bad Request: there is no caption in the message to edit");
    let both = stage.api.refused("editMessageText", edit(json!({"rich_message": blocks, "text": "x"}))).await;
    assert_eq!(both, "Bad Request: message can have either text or rich_message");
    let edited = stage.api.ok("editMessageText", edit(json!({"text": "a text again"}))).await;
    assert!(edited.get("rich_message").is_none() && edited["text"] == "a text again");
    assert_clean(&stage.telegram);
}

#[tokio::test]
async fn the_limits_hold() {
    let stage = Stage::set().await;
    let long = |length: usize| json!([paragraph(&json!("𝄞".repeat(length)))]);
    stage.api.ok("sendRichMessage", stage.with(&long(32_768))).await;
    assert_eq!(stage.refused(long(32_769)).await, "Bad Request: message is too long");
    stage.api.ok("sendRichMessage", stage.with(&table(499, 1))).await;
    assert_eq!(stage.refused(table(500, 1)).await, "Bad Request: RICH_MESSAGE_BLOCKS_TOO_MUCH");
    stage.api.ok("sendRichMessage", stage.with(&table(1, 20))).await;
    assert_eq!(stage.refused(table(1, 21)).await, "Bad Request: TABLE_COLUMNS_TOO_MUCH");
    let deep = |levels: usize| {
        let text = (1..levels).fold(json!("x"), |text, _| json!({"type": "bold", "text": text}));
        json!([paragraph(&text)])
    };
    stage.api.ok("sendRichMessage", stage.with(&deep(16))).await;
    assert_eq!(stage.refused(deep(17)).await, "Bad Request: RICH_MESSAGE_TOO_DEEP");
    assert_eq!(stage.refused(json!([])).await, "Bad Request: message text is empty");
    assert_eq!(stage.refused(json!([paragraph(&json!(""))])).await, "Bad Request: message text is empty");
    let heading = json!([{"type": "heading", "text": "x", "size": 7}]);
    assert_eq!(stage.refused(heading).await, "Bad Request: HEADING_SIZE_INVALID");
    let slanted = json!([{"type": "table", "cells": [[{"text": "x", "align": "up", "valign": "middle"}]]}]);
    assert_eq!(stage.refused(slanted).await, "Bad Request: TABLE_CELL_ALIGN_INVALID");
    let never =
        json!([paragraph(&json!({"type": "date_time", "text": "x", "unix_time": 1, "date_time_format": "Td"}))]);
    assert_eq!(stage.refused(never).await, "Bad Request: DATE_TIME_FORMAT_INVALID");
    assert_clean(&stage.telegram);
}

#[tokio::test]
async fn what_is_not_modelled_is_a_violation() {
    let stage = Stage::set().await;
    let chat = stage.ana.id();
    for message in [
        json!({"html": "<p>x</p>"}),
        json!({"blocks": [paragraph(&json!("x"))]}),
        rich(&json!([{"type": "divider"}])),
        rich(&json!([paragraph(&json!({"type": "spoiler", "text": "x"}))])),
    ] {
        let before = stage.telegram.violations().len();
        stage.api.refused("sendRichMessage", json!({"chat_id": chat, "rich_message": message})).await;
        assert_eq!(stage.telegram.violations().len(), before + 1);
    }
}
