//! Paths, tokens, body kinds and the published schema.

use serde_json::{Value, json};
use talon_loopback::{LoopbackTelegram, Options, Rates, SchemaSource, schema_available};

use crate::{Api, assert_clean, start, start_with};

#[tokio::test]
async fn paths_and_tokens_are_checked_as_by_the_real_server() {
    let (telegram, api) = start().await;
    let get = async |path: &str| -> Value {
        let response = api.http.get(format!("{}/{path}", telegram.url())).send().await.unwrap();
        let status = response.status().as_u16();
        let body: Value = response.json().await.unwrap();
        assert_eq!(body["error_code"].as_u64().unwrap_or(200), u64::from(status));
        body
    };
    assert_eq!(get("").await["description"], "Not Found");
    assert_eq!(get("bot/getMe").await["description"], "Unauthorized");
    assert_eq!(get("bot1:AAA/getMe").await["error_code"], 401);
    let token = telegram.token();
    assert_eq!(get(&format!("bot{token}/getNothing")).await["description"], "Not Found: method not found");
    for method in ["getMe", "GetMe", "getme", "GETME"] {
        assert_eq!(get(&format!("bot{token}/{method}")).await["result"]["username"], "talon_test_bot");
    }
    assert_eq!(telegram.violations(), ["getNothing: not modelled by the loopback server"]);
}

#[tokio::test]
async fn every_kind_of_body_says_the_same() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    let chat = ana.id().to_string();
    let url = format!("{}/sendMessage", api.root);
    let markup = r#"{"inline_keyboard":[[{"text":"A","callback_data":"a"}]]}"#;
    let fields = [
        ("chat_id", chat.as_str()),
        ("text", "a+b & <c> й"),
        ("disable_notification", "True"),
        ("reply_markup", markup),
    ];
    let mut multipart = reqwest::multipart::Form::new();
    for (name, value) in fields {
        multipart = multipart.text(name, value.to_owned());
    }
    let query: String = fields
        .iter()
        .map(|(name, value)| {
            let bytes = value.bytes().map(|byte| format!("%{byte:02x}")).collect::<String>();
            format!("{name}={bytes}&")
        })
        .collect();
    let form = api.http.post(&url).header("content-type", "application/x-www-form-urlencoded").body(query.clone());
    let json = json!({
        "chat_id": ana.id(), "text": "a+b & <c> й", "disable_notification": true,
        "reply_markup": serde_json::from_str::<Value>(markup).unwrap(),
    });
    for request in [
        form,
        api.http.post(&url).multipart(multipart),
        api.http.post(&url).json(&json),
        api.http.get(format!("{url}?{query}")),
    ] {
        let body: Value = request.send().await.unwrap().json().await.unwrap();
        assert_eq!(body["result"]["text"], "a+b & <c> й", "{body}");
        let seen = ana.newest(ana.private()).unwrap();
        assert_eq!(seen.labels(), ["A"]);
        assert!(seen.silent);
    }
    assert_clean(&telegram);
}

#[tokio::test]
async fn documents_arrive_whole() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    let form = |field: &'static str| {
        let part = reqwest::multipart::Part::bytes(b"{\"log\":[]}".to_vec()).file_name("replay.json");
        let part = part.mime_str("application/json").unwrap();
        reqwest::multipart::Form::new().text("chat_id", ana.id().to_string()).part(field, part)
    };
    let url = format!("{}/sendDocument", api.root);
    let direct = form("document").text("caption", "<b>x</b>").text("parse_mode", "HTML");
    let attached = form("file0").text("document", "attach://file0");
    for (form, caption) in [(direct, "x"), (attached, "")] {
        let body: Value = api.http.post(&url).multipart(form).send().await.unwrap().json().await.unwrap();
        assert_eq!(body["result"]["document"]["file_name"], "replay.json", "{body}");
        let seen = ana.newest(ana.private()).unwrap();
        assert_eq!(seen.text, caption);
        assert_eq!(seen.document, Some(("replay.json".to_owned(), b"{\"log\":[]}".to_vec())));
    }
    let why = api.refused("sendDocument", json!({"chat_id": ana.id(), "document": "https://example.org"})).await;
    assert_eq!(why, "Bad Request: wrong file identifier/HTTP URL specified");
    assert_eq!(telegram.requests("sendDocument")[0].files, ["replay.json"]);
    assert_clean(&telegram);
}

#[tokio::test]
async fn requests_that_break_the_schema_are_refused_and_noted() {
    if !schema_available() {
        eprintln!("skipped: no schema of the Bot API at hand");
        return;
    }
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    let chat = ana.id();
    let button = json!({"text": "a", "callback_data": "a", "colour": "red"});
    let cases = [
        (json!({"chat_id": chat}), "missing parameter text"),
        (json!({"chat_id": chat, "text": 5}), "text: a string expected, not a number"),
        (json!({"chat_id": chat, "text": "a", "reply_to_message_id": 1}), "unknown parameter reply_to_message_id"),
        (
            json!({"chat_id": chat, "text": "a", "disable_notification": 7}),
            "disable_notification: a boolean expected, not a number",
        ),
        (
            json!({"chat_id": chat, "text": "a", "reply_markup": {"inline_keyboard": [[button]]}}),
            "reply_markup.inline_keyboard.0.0.colour: unknown",
        ),
        (
            json!({"chat_id": chat, "text": "a", "entities": [{"type": "bold", "offset": 0}]}),
            "entities.0.length: missing",
        ),
    ];
    for (params, why) in &cases {
        let refused = api.refused("sendMessage", params.clone()).await;
        assert_eq!(refused, format!("Bad Request: against the published schema: {why}"));
    }
    let noted: Vec<String> = cases.iter().map(|(_, why)| format!("request sendMessage: {why}")).collect();
    assert_eq!(telegram.violations(), noted);
    assert!(ana.newest(ana.private()).is_none());
}

#[tokio::test]
async fn a_schema_that_was_asked_for_must_be_there() {
    let options = Options { schema: SchemaSource::File("/no/such/file".into()), ..Options::default() };
    let error = LoopbackTelegram::start(options).await.unwrap_err().to_string();
    assert!(error.contains("/no/such/file"), "{error}");
    let (telegram, api) = start_with(Options { schema: SchemaSource::Off, ..Options::default() }).await;
    assert!(!telegram.validates());
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    api.ok("sendMessage", json!({"chat_id": ana.id().to_string(), "text": "a", "unheard_of": 1})).await;
    assert_clean(&telegram);
}

#[tokio::test]
async fn markup_and_keyboards_are_checked() {
    let (telegram, api) = start_with(Options { rates: Rates::UNLIMITED, ..Options::default() }).await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    let with = |text: &str, extra: Value| {
        let mut params = json!({"chat_id": ana.id(), "text": text, "parse_mode": "HTML"});
        for (name, value) in extra.as_object().unwrap() {
            params[name] = value.clone();
        }
        params
    };
    let rows = |columns: usize| json!({"inline_keyboard": [vec![json!({"text": "a", "callback_data": "a"}); columns]]});
    for (params, why) in [
        (with("", json!({})), "message text is empty"),
        (with("<b> </b>", json!({})), "text must be non-empty"),
        (with("a <b", json!({})), "can't parse entities: Unclosed start tag at byte offset 2"),
        (with("a", json!({"parse_mode": "HTLM"})), "unsupported parse_mode"),
        (with("a", json!({"reply_markup": rows(9)})), "reply markup is too long"),
        (with("a", json!({"reply_parameters": {"message_id": 1}})), "message to be replied not found"),
        (with("a", json!({"message_thread_id": 5})), "message thread not found"),
        (with("a", json!({"chat_id": ""})), "chat_id is empty"),
        (with("a", json!({"chat_id": "@nobody"})), "chat not found"),
    ] {
        assert_eq!(api.refused("sendMessage", params.clone()).await, format!("Bad Request: {why}"), "{params}");
    }
    let sent = api.ok("sendMessage", with("<u>a</u> \n ", json!({"reply_markup": rows(8)}))).await;
    assert_eq!(sent["text"], "a");
    assert_eq!(sent["entities"], json!([{"type": "underline", "offset": 0, "length": 1}]));
    let sent = api.ok("sendMessage", with(&format!("<i>{}</i>", "ж".repeat(4096)), json!({}))).await;
    assert_eq!(sent["text"].as_str().unwrap().chars().count(), 4096);
    assert_clean(&telegram);
}

#[tokio::test]
async fn a_runaway_bot_is_stopped() {
    let (telegram, api) = start_with(Options { max_requests: 3, ..Options::default() }).await;
    for _ in 0..3 {
        api.ok("getMe", json!({})).await;
    }
    assert_eq!(api.call("getMe", json!({})).await["error_code"], 500);
    assert_eq!(telegram.violations(), ["more than 3 requests"]);
    let url = telegram.url();
    drop(telegram);
    let gone = async {
        while reqwest::Client::new().get(&url).send().await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(10), gone).await.unwrap();
}

/// The header of a PNG of this size, and a part that tells pictures apart.
fn png(width: u32, height: u32, salt: u8) -> Vec<u8> {
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    png.extend([width, height].into_iter().flat_map(u32::to_be_bytes));
    png.push(salt);
    png
}

/// Uploads a photo with a request; the body of the answer.
async fn upload(api: &Api, method: &str, fields: &[(&'static str, String)], bytes: Vec<u8>) -> Value {
    let part = reqwest::multipart::Part::bytes(bytes).file_name("image.png").mime_str("image/png").unwrap();
    let form = reqwest::multipart::Form::new().part("image", part);
    let form = fields.iter().fold(form, |form, (name, value)| form.text(*name, value.clone()));
    let request = api.http.post(format!("{}/{method}", api.root)).multipart(form);
    request.send().await.unwrap().json().await.unwrap()
}

#[tokio::test]
async fn photos_are_uploaded_once_and_named_afterwards() {
    let (telegram, api) = start_with(Options { rates: Rates::UNLIMITED, ..Options::default() }).await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    let chat = ("chat_id", ana.id().to_string());
    let photo = ("photo", "attach://image".to_owned());
    let caption = ("caption", "words".to_owned());
    let sent = upload(&api, "sendPhoto", &[chat.clone(), photo.clone(), caption], png(800, 600, 1)).await;
    let sizes = sent["result"]["photo"].as_array().unwrap().clone();
    assert_eq!(sizes.last().unwrap()["width"], 800);
    let seen = ana.newest(ana.private()).unwrap();
    assert_eq!((seen.text.as_str(), seen.photo), ("words", Some(png(800, 600, 1).into())));
    for size in sizes {
        let again = api.ok("sendPhoto", json!({"chat_id": ana.id(), "photo": size["file_id"]})).await;
        assert_eq!(again["photo"], sent["result"]["photo"], "any size names the photo");
    }
    let long =
        json!({"chat_id": ana.id(), "photo": sent["result"]["photo"][0]["file_id"], "caption": "ж".repeat(1025)});
    assert_eq!(api.refused("sendPhoto", long).await, "Bad Request: message caption is too long");
    let unknown = json!({"chat_id": ana.id(), "photo": "AgACnothing"});
    assert_eq!(api.refused("sendPhoto", unknown).await, "Bad Request: wrong file identifier/HTTP URL specified");
    for (bytes, why) in [
        (b"no image".to_vec(), "Bad Request: IMAGE_PROCESS_FAILED"),
        (png(9_000, 1_001, 0), "Bad Request: PHOTO_INVALID_DIMENSIONS"),
        (png(2_100, 100, 0), "Bad Request: PHOTO_INVALID_DIMENSIONS"),
        (Vec::new(), "Bad Request: file must be non-empty"),
    ] {
        let body = upload(&api, "sendPhoto", &[chat.clone(), photo.clone()], bytes).await;
        assert_eq!(body["description"], why);
    }
    assert_clean(&telegram);
}

#[tokio::test]
async fn a_text_becomes_a_photo_and_never_the_other_way_round() {
    let (telegram, api) = start_with(Options { rates: Rates::UNLIMITED, ..Options::default() }).await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    let id = api.say(ana.id(), "a text").await;
    let message = json!({"chat_id": ana.id(), "message_id": id});
    let with = |more: Value| {
        let mut params = message.clone();
        params.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        params
    };
    let no_caption = "Bad Request: there is no caption in the message to edit";
    assert_eq!(api.refused("editMessageCaption", with(json!({"caption": "x"}))).await, no_caption);
    let media = json!({"type": "photo", "media": "attach://image", "caption": "<b>x</b>", "parse_mode": "HTML"});
    let fields = [("chat_id", ana.id().to_string()), ("message_id", id.to_string()), ("media", media.to_string())];
    let edited = upload(&api, "editMessageMedia", &fields, png(400, 300, 1)).await;
    let file = edited["result"]["photo"][1]["file_id"].clone();
    let seen = ana.newest(ana.private()).unwrap();
    assert_eq!((seen.id, seen.text.as_str(), seen.photo), (id, "x", Some(png(400, 300, 1).into())));
    assert_eq!(seen.entities[0]["type"], "bold");
    let no_text = "Bad Request: there is no text in the message to edit";
    assert_eq!(api.refused("editMessageText", with(json!({"text": "x"}))).await, no_text);
    let told = api.ok("editMessageCaption", with(json!({"caption": "other words"}))).await;
    assert_eq!(told["photo"][1]["file_id"], file);
    let same = api.refused("editMessageCaption", with(json!({"caption": "other words"}))).await;
    assert!(same.starts_with("Bad Request: message is not modified"), "{same}");
    let media = json!({"type": "photo", "media": file, "caption": "other words"});
    let same = api.refused("editMessageMedia", with(json!({"media": media}))).await;
    assert!(same.starts_with("Bad Request: message is not modified"), "{same}");
    assert_clean(&telegram);

    let group = telegram.supergroup("Friday", &[&ana]);
    group.forbid_photos(true);
    let refused = api.refused("sendPhoto", json!({"chat_id": group.id(), "photo": file})).await;
    assert_eq!(refused, "Bad Request: not enough rights to send photos to the chat");
    api.say(group.id(), "but texts").await;
}
