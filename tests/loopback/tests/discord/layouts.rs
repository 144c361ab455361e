//! Messages that are made of components alone.

use serde_json::{Value, json};

use crate::{assert_clean, assert_refused, id, row, start};

/// The flag of these messages.
const ALONE: u64 = 1 << 15;

fn text(words: &str) -> Value {
    json!({"type": 10, "content": words})
}

fn container(components: &[Value]) -> Value {
    json!({"type": 17, "accent_color": 0x002e_7d32, "components": components})
}

fn made_of(components: &[Value]) -> Value {
    json!({"flags": ALONE, "components": components})
}

/// A message with everything that there is, but files.
fn sheet() -> Value {
    let button = json!({"type": 2, "style": 2, "label": "Why", "custom_id": "why"});
    let section = json!({"type": 9, "components": [text("three tricks")], "accessory": button});
    let inside = [text("### Deal 1"), json!({"type": 14}), text("Ana leads"), section, row(&[("♠J", "JS")])];
    made_of(&[text("<@0> look"), container(&inside)])
}

/// The code of the objection at a path of 50035.
fn objection<'a>(body: &'a Value, path: &str) -> &'a str {
    let field = path.split('.').fold(&body["errors"], |errors, name| &errors[name]);
    field["_errors"][0]["code"].as_str().unwrap_or_else(|| panic!("{path}: {body}"))
}

#[tokio::test]
async fn a_container_is_read_pressed_and_changed() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    let path = format!("/channels/{}/messages", general.id());
    let mut body = sheet();
    body["components"][0] = text(&format!("<@{}> look", ana.id()));
    body["allowed_mentions"] = json!({"parse": [], "users": [ana.id().to_string()]});
    let sent = api.post(&path, body).await;
    assert_eq!(sent.status, 200, "{}", sent.body);
    let separator = &sent.body["components"][1]["components"][1];
    assert_eq!((&separator["divider"], &separator["spacing"]), (&json!(true), &json!(1)));
    let seen = ana.newest(&general).unwrap();
    assert_eq!(seen.framed().as_deref(), Some("### Deal 1\n\nAna leads\nthree tricks"));
    assert_eq!(seen.words(), format!("<@{}> look\n### Deal 1\n\nAna leads\nthree tricks", ana.id()));
    assert_eq!((seen.labels(), seen.mentioned.clone()), (vec!["Why", "♠J"], vec![ana.id()]));
    assert_eq!(seen.rung, [ana.id()], "a text rings like a content");
    for button in ["Why", "♠J"] {
        let asked = ana.press_quietly(&seen, button).unwrap();
        let data = made_of(&[container(&[text(button), row(&[("Why", "why"), ("♠J", "JS")])])]);
        assert_eq!(api.answer(&asked, json!({"type": 7, "data": data})).await.status, 204);
        assert_eq!(ana.again(&seen).unwrap().framed().as_deref(), Some(button));
    }
    assert_clean(&discord);
}

#[tokio::test]
async fn there_is_no_way_back() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    let path = format!("/channels/{}/messages", general.id());
    let old = api.post(&path, json!({"content": "old", "embeds": [{"title": "t"}]})).await;
    let message = format!("{path}/{}", id(&old.body["id"]));

    let page = || made_of(&[container(&[text("new")])]);
    let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
    let kept = api.patch(&message, page()).await;
    assert_refused(&kept, 400, 50_035);
    assert_eq!((objection(&kept.body, "content"), objection(&kept.body, "embeds")), (code, code));
    let mut cleared = page();
    cleared["content"] = Value::Null;
    cleared["embeds"] = Value::Null;
    let kept = api.patch(&message, cleared.clone()).await;
    assert_eq!(objection(&kept.body, "embeds"), code, "nothing is not an empty list");
    cleared["embeds"] = json!([]);
    let upgraded = api.patch(&message, cleared.clone()).await;
    assert_eq!((upgraded.status, upgraded.body["flags"].as_u64()), (200, Some(ALONE)), "{}", upgraded.body);
    assert_eq!(api.patch(&message, cleared).await.status, 200, "the same once more");

    let words = api.patch(&message, json!({"content": "back"})).await;
    assert_refused(&words, 400, 50_035);
    assert_eq!(objection(&words.body, "content"), code);
    assert_refused(&api.patch(&message, json!({"embeds": [{"title": "t"}], "flags": 0})).await, 400, 50_035);
    let unflagged = api.patch(&message, json!({"components": [text("newer")], "flags": 0})).await;
    assert_eq!((unflagged.status, unflagged.body["flags"].as_u64()), (200, Some(ALONE)), "the flag stays");
    assert_eq!(ana.newest(&general).unwrap().words(), "newer");

    let mut both = page();
    both["content"] = json!("words");
    assert_refused(&api.post(&path, both).await, 400, 50_035);
    assert_refused(&api.patch(&message, json!({"components": []})).await, 400, 50_006);
    assert_clean(&discord);
}

#[tokio::test]
async fn without_the_flag_there_are_rows_alone() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let channel = discord.guild("Friday", &[&ana]).channel("general").id();
    let path = format!("/channels/{channel}/messages");
    let bare = api.post(&path, json!({"components": [text("words")]})).await;
    assert_refused(&bare, 400, 50_035);
    assert_eq!(objection(&bare.body, "components.0.type"), "UNION_TYPE_CHOICES");
    let sent = api.say(channel, "words").await;
    let edited = api.patch(&format!("{path}/{}", id(&sent["id"])), json!({"components": [text("words")]})).await;
    assert_refused(&edited, 400, 50_035);
    assert_clean(&discord);
}

#[tokio::test]
async fn components_have_limits_together() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let channel = discord.guild("Friday", &[&ana]).channel("general").id();
    let path = format!("/channels/{channel}/messages");
    let words = |count| text(&"я".repeat(count));
    for (fine, components) in [
        (true, made_of(&[container(&vec![text("x"); 39])])),
        (true, made_of(&[container(&[words(3000), words(1000)])])),
    ] {
        let response = api.post(&path, components).await;
        assert_eq!(response.status == 200, fine, "{}", response.body);
    }
    let nested = json!({"type": 9, "components": [text("x")], "accessory": {
        "type": 2, "style": 1, "label": "x", "custom_id": "x",
    }});
    for (components, at, code) in [
        (made_of(&[container(&vec![text("x"); 40])]), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
        (
            made_of(&[container(&[vec![text("x"); 37], vec![nested]].concat())]),
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        (made_of(&[words(3000), container(&[words(1001)])]), "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
        (made_of(&[text("")]), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
        (made_of(&[container(&[])]), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
        (made_of(&[container(&[container(&[text("x")])])]), "components.0.components.0.type", "UNION_TYPE_CHOICES"),
        (
            made_of(&[json!({"type": 2, "style": 1, "label": "x", "custom_id": "x"})]),
            "components.0.type",
            "UNION_TYPE_CHOICES",
        ),
        (made_of(&[json!({"type": 9, "components": [text("x")]})]), "components.0.accessory", "BASE_TYPE_REQUIRED"),
        (made_of(&[json!({"type": 12, "items": []})]), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
        (
            made_of(&[row(&[("a", "same")]), container(&[row(&[("b", "same")])])]),
            "components.1.components.0.components.0.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
    ] {
        let response = api.post(&path, components).await;
        assert_refused(&response, 400, 50_035);
        assert_eq!(objection(&response.body, at), code, "{}", response.body);
    }
    assert_clean(&discord);
}

#[tokio::test]
async fn answers_are_made_of_components_too() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    api.register(json!([crate::command("hand")])).await;
    let asked = ana.command(&general, "hand", &[]).unwrap();
    let mut data = made_of(&[container(&[text("a hand")])]);
    data["flags"] = json!(ALONE | 1 << 6);
    assert_eq!(api.answer(&asked, json!({"type": 4, "data": data})).await.status, 204);
    let seen = ana.newest(&general).unwrap();
    assert_eq!((seen.framed().as_deref(), seen.only_for), (Some("a hand"), Some(ana.id())));

    // A deferred response only says that one person sees it; its content comes later.
    let later = ana.command(&general, "hand", &[]).unwrap();
    assert_eq!(api.answer(&later, json!({"type": 5, "data": {"flags": 1 << 6}})).await.status, 204);
    let filled = api.patch(&api.webhook(&later, "/messages/@original"), made_of(&[text("later")])).await;
    assert_eq!((filled.status, filled.body["flags"].as_u64()), (200, Some(ALONE | 1 << 6)), "{}", filled.body);
    assert_clean(&discord);
}
