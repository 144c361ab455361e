//! The application's emojis.

use data_encoding::BASE64;
use serde_json::json;

use crate::{assert_clean, assert_refused, id, start};

fn png(size: usize) -> String {
    let mut bytes = b"\x89PNG\r\n\x1a\n".to_vec();
    bytes.resize(size, 0);
    format!("data:image/png;base64,{}", BASE64.encode(&bytes))
}

#[tokio::test]
async fn emojis_have_names_of_their_own_and_small_pictures() {
    let (discord, api) = start().await;
    let path = format!("/applications/{}/emojis", api.application);
    let made = api.post(&path, json!({"name": "card_as", "image": png(1000)})).await;
    assert_eq!(made.status, 201, "{}", made.body);
    assert_eq!(api.get(&path).await.body["items"][0]["name"], "card_as");
    let one = format!("{path}/{}", id(&made.body["id"]));
    assert_eq!(api.patch(&one, json!({"name": "ace"})).await.body["name"], "ace");
    assert_eq!(discord.emojis().len(), 1);
    assert_clean(&discord);
    for body in [
        json!({"name": "ace", "image": png(10)}),
        json!({"name": "a", "image": png(10)}),
        json!({"name": "a-b", "image": png(10)}),
        json!({"name": "big", "image": png(256 * 1024 + 1)}),
        json!({"name": "odd", "image": "data:image/png;base64,AAAA"}),
        json!({"name": "odd", "image": "https://example.org/a.png"}),
    ] {
        let refused = api.post(&path, body).await;
        assert_refused(&refused, 400, 50_035);
    }
    assert_eq!(api.delete(&one).await.status, 204);
    assert_refused(&api.delete(&one).await, 404, 10_014);
    assert_eq!(api.post(&path, json!({"name": "big", "image": png(256 * 1024)})).await.status, 201);
}
