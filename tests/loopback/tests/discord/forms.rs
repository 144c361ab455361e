//! 50035, field by field.

use serde_json::{Value, json};

use crate::{assert_refused, row, start};

/// The objections to a message, as `path code`, in alphabetical order.
async fn objections(body: Value) -> Vec<String> {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let channel = discord.guild("Friday", &[&ana]).channel("general").id();
    let response = api.post(&format!("/channels/{channel}/messages"), body).await;
    assert_refused(&response, 400, 50_035);
    assert_eq!(response.body["message"], "Invalid Form Body");
    assert_eq!(discord.violations(), Vec::<String>::new(), "refused before the document is asked");
    let mut found = Vec::new();
    flatten(&response.body["errors"], "", &mut found);
    found.sort();
    found
}

fn flatten(errors: &Value, path: &str, found: &mut Vec<String>) {
    for (name, inner) in errors.as_object().unwrap() {
        if name == "_errors" {
            for error in inner.as_array().unwrap() {
                found.push(format!("{path} {}", error["code"].as_str().unwrap()));
            }
        } else {
            let here = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
            flatten(inner, &here, found);
        }
    }
}

fn text(count: usize) -> String {
    "я".repeat(count)
}

#[tokio::test]
async fn content_has_two_thousand_characters() {
    assert_eq!(objections(json!({"content": text(2001)})).await, ["content BASE_TYPE_MAX_LENGTH"]);
}

#[tokio::test]
async fn embeds_have_limits_of_their_own_and_one_together() {
    let long = json!({"embeds": [{
        "title": text(257), "description": "d", "footer": {"text": text(2049)}, "author": {"name": text(257)},
        "fields": [{"name": "", "value": "v"}, {"name": "n", "value": text(1025)}],
    }]});
    assert_eq!(
        objections(long).await,
        [
            "embeds.0.author.name BASE_TYPE_MAX_LENGTH",
            "embeds.0.fields.0.name BASE_TYPE_REQUIRED",
            "embeds.0.fields.1.value BASE_TYPE_MAX_LENGTH",
            "embeds.0.footer.text BASE_TYPE_MAX_LENGTH",
            "embeds.0.title BASE_TYPE_MAX_LENGTH",
        ]
    );
    let one = json!({"embeds": [{"description": text(4097)}]});
    assert_eq!(objections(one).await, ["embeds.0.description BASE_TYPE_MAX_LENGTH"]);
    let two = json!({"embeds": [{"description": text(4000)}, {"description": text(2001)}]});
    assert_eq!(objections(two).await, ["embeds MAX_EMBED_SIZE_EXCEEDED"]);
    let eleven = json!({"embeds": vec![json!({"title": "t"}); 11]});
    assert_eq!(objections(eleven).await, ["embeds BASE_TYPE_MAX_LENGTH"]);
    let fields = json!({"embeds": [{"fields": vec![json!({"name": "n", "value": "v"}); 26]}]});
    assert_eq!(objections(fields).await, ["embeds.0.fields BASE_TYPE_MAX_LENGTH"]);
}

#[tokio::test]
async fn components_come_in_five_rows_of_five() {
    let rows: Vec<Value> = (0..6).map(|n| row(&[("x", &n.to_string())])).collect();
    assert_eq!(objections(json!({"content": "x", "components": rows})).await, ["components BASE_TYPE_MAX_LENGTH"]);
    let wide = row(&[("a", "1"), ("b", "2"), ("c", "3"), ("d", "4"), ("e", "5"), ("f", "6")]);
    assert_eq!(
        objections(json!({"content": "x", "components": [wide]})).await,
        ["components.0.components BASE_TYPE_BAD_LENGTH", "components.0.components.5 COMPONENT_LAYOUT_WIDTH_EXCEEDED",]
    );
    let empty = json!({"content": "x", "components": [row(&[])]});
    assert_eq!(objections(empty).await, ["components.0.components BASE_TYPE_BAD_LENGTH"]);
}

#[tokio::test]
async fn buttons_have_a_label_and_an_id_of_their_own() {
    let twice = json!({"content": "x", "components": [row(&[("a", "same")]), row(&[("b", "same")])]});
    assert_eq!(objections(twice).await, ["components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED"]);
    let long = json!({"content": "x", "components": [row(&[(&text(81), &text(101))])]});
    assert_eq!(
        objections(long).await,
        [
            "components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH",
            "components.0.components.0.label BASE_TYPE_MAX_LENGTH",
        ]
    );
    let bare = json!({"content": "x", "components": [{"type": 1, "components": [{"type": 2, "style": 1}]}]});
    assert_eq!(
        objections(bare).await,
        [
            "components.0.components.0 BUTTON_COMPONENT_INVALID_LABEL",
            "components.0.components.0.custom_id BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
        ]
    );
}

#[tokio::test]
async fn menus_have_twenty_five_options() {
    let options: Vec<Value> = (0..26).map(|n| json!({"label": "x", "value": n.to_string()})).collect();
    let menu = json!({"type": 3, "custom_id": "m", "options": options});
    let body = json!({"content": "x", "components": [{"type": 1, "components": [menu]}]});
    assert_eq!(objections(body).await, ["components.0.components.0.options BASE_TYPE_BAD_LENGTH"]);
    let same = json!({"type": 3, "custom_id": "m", "options": vec![json!({"label": "x", "value": "v"}); 2]});
    let body = json!({"content": "x", "components": [{"type": 1, "components": [same]}]});
    assert_eq!(
        objections(body).await,
        ["components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"]
    );
}
