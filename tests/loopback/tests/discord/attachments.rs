//! Files on messages.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use talon_loopback::discord::{Channel, LoopbackDiscord, Person};

use crate::{Api, Response, assert_clean, assert_refused, id, start};

/// The beginning of a PNG of 400 × 300.
fn png(last: u8) -> Vec<u8> {
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    png.extend([400_u32, 300].into_iter().flat_map(u32::to_be_bytes));
    png.push(last);
    png
}

/// A message whose embed shows a file of this name.
fn shows(name: &str, attachments: &Value) -> Value {
    json!({"embeds": [{"image": {"url": format!("attachment://{name}")}}], "attachments": attachments})
}

impl Api {
    /// Sends a body together with files that it means by 0, 1, …
    async fn upload(&self, method: Method, path: &str, body: &Value, files: &[(&str, Vec<u8>)]) -> Response {
        let mut form = Form::new().text("payload_json", body.to_string());
        for (n, (name, bytes)) in files.iter().enumerate() {
            let part = Part::bytes(bytes.clone()).file_name((*name).to_owned());
            form = form.part(format!("files[{n}]"), part.mime_str("image/png").unwrap());
        }
        let request = self.http.request(method, format!("{}{path}", self.root)).multipart(form);
        let response = request.header("authorization", format!("Bot {}", self.token)).send().await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Response { status, headers, body: response.json().await.unwrap_or_default() }
    }
}

async fn stage() -> (LoopbackDiscord, Api, Person, Channel) {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    (discord, api, ana, general)
}

/// The id of the file in an address of an embed's image.
fn file_of(message: &Value) -> u64 {
    let url = message["embeds"][0]["image"]["url"].as_str().unwrap();
    url.rsplit('/').nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_file_in_an_embed_is_told_there_alone_and_kept_by_its_id() {
    let (discord, api, ana, general) = stage().await;
    let path = format!("/channels/{}/messages", general.id());
    let body = shows("a.png", &json!([{"id": "0", "filename": "a.png", "description": "two cards"}]));
    let sent = api.upload(Method::POST, &path, &body, &[("a.png", png(1))]).await;
    assert_eq!((sent.status, &sent.body["attachments"]), (200, &json!([])), "{}", sent.body);
    let image = &sent.body["embeds"][0]["image"];
    assert_eq!((&image["width"], &image["description"]), (&json!(400), &json!("two cards")));
    let file = file_of(&sent.body);

    let path = format!("{path}/{}", id(&sent.body["id"]));
    let kept = api.patch(&path, shows("a.png", &json!([{"id": file.to_string(), "description": "the same"}]))).await;
    assert_eq!((kept.status, file_of(&kept.body)), (200, file), "{}", kept.body);
    let seen = ana.newest(&general).unwrap();
    assert_eq!(seen.pictures.len(), 1);
    assert_eq!(seen.pictures[0].bytes, png(1));
    assert_eq!(seen.pictures[0].description.as_deref(), Some("the same"));

    let body = shows("b.png", &json!([{"id": "0", "filename": "b.png"}]));
    let other = api.upload(Method::PATCH, &path, &body, &[("b.png", png(2))]).await;
    assert_ne!(file_of(&other.body), file);
    assert_eq!(ana.newest(&general).unwrap().files, ["b.png"], "what the edit does not name is gone");
    let bare = api.patch(&path, json!({"embeds": [{"title": "no picture"}], "attachments": []})).await;
    assert_eq!(bare.status, 200);
    assert_eq!(ana.newest(&general).unwrap().files, Vec::<String>::new());
    assert_clean(&discord);
}

#[tokio::test]
async fn a_file_outside_of_embeds_is_listed() {
    let (discord, api, ana, general) = stage().await;
    let path = format!("/channels/{}/messages", general.id());
    let body = json!({"content": "a", "attachments": [{"id": 0}]});
    let sent = api.upload(Method::POST, &path, &body, &[("a.png", png(1))]).await;
    assert_eq!(sent.status, 400, "the document wants ids in strings");
    let body = json!({"content": "a", "attachments": [{"id": "0"}]});
    let sent = api.upload(Method::POST, &path, &body, &[("a.png", png(1)), ("b.png", png(2))]).await;
    assert_eq!(sent.body["attachments"].as_array().unwrap().len(), 1, "the other file is not named");
    assert_eq!(sent.body["attachments"][0]["filename"], "a.png");
    let seen = ana.newest(&general).unwrap();
    assert_eq!((seen.files, seen.pictures.len()), (vec!["a.png".to_owned()], 0));
    assert_eq!(discord.violations().len(), 1);
}

#[tokio::test]
async fn what_names_no_file_is_refused() {
    let (discord, api, _, general) = stage().await;
    let path = format!("/channels/{}/messages", general.id());
    let body = |attachments: &Value| shows("a.png", attachments);
    let files = [("a.png", png(1))];
    for wrong in [json!([{"id": "1", "filename": "a.png"}]), json!([{"id": "0", "filename": "b.png"}]), json!([])] {
        assert_refused(&api.upload(Method::POST, &path, &body(&wrong), &files).await, 400, 50_035);
    }
    let long = json!([{"id": "0", "filename": "a.png", "description": "ж".repeat(1025)}]);
    assert_refused(&api.upload(Method::POST, &path, &body(&long), &files).await, 400, 50_035);
    let fine = body(&json!([{"id": "0", "filename": "a.png", "description": "ж".repeat(1024)}]));
    let sent = api.upload(Method::POST, &path, &fine, &files).await;
    assert_eq!(sent.status, 200, "{}", sent.body);
    let path = format!("{path}/{}", id(&sent.body["id"]));
    let file = file_of(&sent.body).to_string();
    for wrong in [json!([{"id": "99"}]), json!([{"id": file, "filename": "a.png"}])] {
        assert_refused(&api.patch(&path, body(&wrong)).await, 400, 50_035);
    }
    assert_clean(&discord);
}

#[tokio::test]
async fn an_answer_only_one_person_sees_has_files_too() {
    let (discord, api, ana, general) = stage().await;
    api.register(json!([crate::command("play")])).await;
    let asked = ana.command(&general, "play", &[]).unwrap();
    let mut data = shows("a.png", &json!([{"id": "0", "filename": "a.png", "description": "a hand"}]));
    data["flags"] = json!(64);
    let path = format!("/interactions/{}/{}/callback?with_response=true", asked.id(), asked.token());
    let answer = api.upload(Method::POST, &path, &json!({"type": 4, "data": data}), &[("a.png", png(1))]).await;
    let message = &answer.body["resource"]["message"];
    let file = file_of(message);
    let kept = shows("a.png", &json!([{"id": file.to_string()}]));
    assert_eq!(api.patch(&api.webhook(&asked, "/messages/@original"), kept).await.status, 200);
    let seen = ana.newest(&general).unwrap();
    assert_eq!((seen.only_for, seen.pictures[0].id), (Some(ana.id()), file));
    assert_clean(&discord);
}

#[tokio::test]
async fn among_components_a_file_is_seen_where_one_of_them_shows_it() {
    let (discord, api, ana, general) = stage().await;
    let path = format!("/channels/{}/messages", general.id());
    let shows = |name: &str, attachments: &Value| {
        let item = json!({"media": {"url": format!("attachment://{name}")}, "description": "two cards"});
        let gallery = json!({"type": 12, "items": [item]});
        let container = json!({"type": 17, "components": [{"type": 10, "content": "a hand"}, gallery]});
        json!({"flags": 1 << 15, "components": [container], "attachments": attachments})
    };
    let named = json!([{"id": "0", "filename": "a.png"}]);
    let sent = api.upload(Method::POST, &path, &shows("a.png", &named), &[("a.png", png(1))]).await;
    assert_eq!((sent.status, &sent.body["attachments"]), (200, &json!([])), "{}", sent.body);
    let item = &sent.body["components"][0]["components"][1]["items"][0];
    let file = item["media"]["attachment_id"].as_str().unwrap().to_owned();
    assert_eq!((&item["media"]["width"], &item["description"]), (&json!(400), &json!("two cards")));
    assert!(item["media"]["url"].as_str().unwrap().contains(&format!("/{file}/a.png?")), "{item}");

    let path = format!("{path}/{}", id(&sent.body["id"]));
    let kept = api.patch(&path, shows("a.png", &json!([{"id": file}]))).await;
    let again = &kept.body["components"][0]["components"][1]["items"][0];
    assert_eq!((kept.status, &again["media"]["attachment_id"]), (200, &json!(file)), "{}", kept.body);
    let seen = ana.newest(&general).unwrap();
    assert_eq!((seen.files.len(), seen.pictures[0].bytes.to_vec()), (1, png(1)));
    assert_eq!(seen.pictures[0].description.as_deref(), Some("two cards"));

    assert_refused(&api.patch(&path, shows("b.png", &json!([{"id": file}]))).await, 400, 50_035);
    let mut unshown = shows("a.png", &json!([{"id": file}]));
    unshown["components"] = json!([{"type": 10, "content": "nothing to see"}]);
    assert_eq!(api.patch(&path, unshown).await.status, 200);
    let seen = ana.newest(&general).unwrap();
    assert_eq!((seen.files, seen.pictures.len()), (Vec::<String>::new(), 0), "it is there, and nobody sees it");
    assert_clean(&discord);
}
