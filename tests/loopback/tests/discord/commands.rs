//! Commands: registered, listed, used, suggested.

use serde_json::{Value, json};
use talon_loopback::discord::{AnswerKind, DeedError, Place};

use crate::{assert_clean, assert_refused, command, id, start};

fn play() -> Value {
    json!({
        "name": "play", "description": "Opens a table", "name_localizations": {"bg": "игра"},
        "description_localizations": {"bg": "Отваря маса"}, "contexts": [0, 1], "integration_types": [0],
        "options": [
            {"type": 3, "name": "game", "description": "Which game", "required": true,
             "name_localizations": {"bg": "каква"},
             "choices": [{"name": "Santase", "value": "santase", "name_localizations": {"bg": "Сантасе"}}]},
            {"type": 4, "name": "points", "description": "How far"},
            {"type": 3, "name": "variant", "description": "Which rules", "autocomplete": true},
        ],
    })
}

#[tokio::test]
async fn a_list_is_replaced_as_a_whole_and_ids_stay() {
    let (discord, api) = start().await;
    let first = api.register(json!([play(), command("help")])).await;
    assert_eq!(first.status, 200, "{}", first.body);
    assert_eq!(first.body[0]["name_localizations"]["bg"], "игра");
    assert_eq!(first.body[0]["options"][0]["choices"][0]["value"], "santase");
    assert_eq!(first.body[0]["version"].as_str().map(str::is_empty), Some(false));
    let second = api.register(json!([command("help"), command("tables")])).await;
    assert_eq!(second.body[0]["id"], first.body[1]["id"]);
    assert_eq!(discord.registered(None), ["help", "tables"]);
    let path = format!("/applications/{}/commands", api.application);
    assert_eq!(api.get(&path).await.body, second.body);
    let one = format!("{path}/{}", id(&second.body[1]["id"]));
    assert_eq!(api.patch(&one, json!({"description": "Lists tables"})).await.body["description"], "Lists tables");
    assert_eq!(api.get(&one).await.body["name"], "tables");
    assert_eq!(api.delete(&one).await.status, 204);
    assert_refused(&api.get(&one).await, 404, 10_063);
    assert_eq!(api.post(&path, command("new")).await.status, 201);
    assert_eq!(api.post(&path, command("new")).await.status, 200, "replaced");
    assert_eq!(discord.registered(None), ["help", "new"]);
    assert_clean(&discord);
}

#[tokio::test]
async fn a_list_keeps_the_command_that_opens_the_activity() {
    let (discord, api) = start().await;
    assert_eq!(api.register(json!([command("help")])).await.status, 200);
    discord.enable_activities();
    let path = format!("/applications/{}/commands", api.application);
    let there = api.get(&path).await;
    assert_eq!((&there.body[1]["type"], &there.body[1]["handler"]), (&json!(4), &json!(2)));
    assert_refused(&api.register(json!([command("tables")])).await, 400, 50_240);
    assert_eq!(discord.registered(None), ["help", "launch"], "nothing is replaced");
    let launch = json!({"type": 4, "name": "launch", "handler": 2});
    let kept = api.register(json!([command("tables"), launch])).await;
    assert_eq!(kept.status, 200, "{}", kept.body);
    assert_eq!(kept.body[1]["id"], there.body[1]["id"]);
    assert_eq!(discord.registered(None), ["tables", "launch"]);
    assert_eq!(api.delete(&format!("{path}/{}", id(&there.body[1]["id"]))).await.status, 204);
    assert_eq!(api.register(json!([command("help")])).await.status, 200, "deleted by itself, it is missed by nobody");
    assert_clean(&discord);
}

#[tokio::test]
async fn wrong_commands_are_refused() {
    let (_discord, api) = start().await;
    let mut loud = command("Play");
    let refused = api.register(json!([loud.clone()])).await;
    assert_refused(&refused, 400, 50_035);
    assert_eq!(refused.body["errors"]["0"]["name"]["_errors"][0]["code"], "APPLICATION_COMMAND_INVALID_NAME");
    loud["name"] = json!("play");
    loud["description"] = json!("x".repeat(101));
    let refused = api.register(json!([loud])).await;
    assert_eq!(refused.body["errors"]["0"]["description"]["_errors"][0]["code"], "BASE_TYPE_BAD_LENGTH");
    let twice = api.register(json!([command("play"), command("play")])).await;
    assert_eq!(twice.body["errors"]["1"]["name"]["_errors"][0]["code"], "APPLICATION_COMMANDS_DUPLICATE_NAME");
    let mut many = command("play");
    let choice = |n| json!({"name": format!("{n}"), "value": format!("{n}")});
    let choices: Vec<Value> = (0..26).map(choice).collect();
    many["options"] = json!([{"type": 3, "name": "game", "description": "d", "choices": choices}]);
    let refused = api.register(json!([many])).await;
    let error = &refused.body["errors"]["0"]["options"]["0"]["choices"]["_errors"][0]["code"];
    assert_eq!(*error, "BASE_TYPE_MAX_LENGTH");
    let path = format!("/applications/{}/commands", api.application + 1);
    assert_refused(&api.put(&path, json!([])).await, 404, 10_002);
}

#[tokio::test]
async fn people_use_what_is_registered_in_their_language() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let boris = discord.person("Boris", "en-US");
    let general = discord.guild("Friday", &[&ana, &boris]).channel("general");
    let missing = ana.command(&general, "play", &[]).unwrap_err();
    assert_eq!(missing, DeedError::NoCommand { wanted: "play".to_owned(), there: String::new() });
    api.register(json!([play()])).await;
    assert!(ana.command(&general, "игра", &[("каква", "Сантасе"), ("points", "7")]).is_ok());
    assert!(boris.command(&general, "play", &[("game", "santase")]).is_ok());
    assert!(boris.command(&general, "игра", &[("game", "santase")]).is_err());
    let bad = |options: &[(&str, &str)]| boris.command(&general, "play", options).unwrap_err();
    assert_eq!(bad(&[]), DeedError::BadOption("\"game\" is required".to_owned()));
    assert_eq!(bad(&[("game", "whist")]), DeedError::BadOption("no choice whist".to_owned()));
    assert!(matches!(bad(&[("game", "santase"), ("points", "many")]), DeedError::BadOption(_)));
    assert!(matches!(bad(&[("colour", "red")]), DeedError::BadOption(_)));
    assert_eq!(discord.interactions().len(), 2);
    assert_clean(&discord);
}

#[tokio::test]
async fn suggestions_are_asked_for_while_typing() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    api.register(json!([play()])).await;
    let place = Place::from(&general);
    let typing = tokio::spawn({
        let ana = ana.clone();
        async move { ana.autocomplete(place, "play", &[("variant", "sn")]).await }
    });
    let asked = discord.until("a question", |discord| discord.interactions().pop()).await.unwrap();
    let path = format!("/interactions/{}/{}/callback", asked.id, asked.token);
    let choices = json!([{"name": "Snaps", "value": "snaps"}]);
    assert_eq!(api.post(&path, json!({"type": 8, "data": {"choices": choices}})).await.status, 204);
    let answer = typing.await.unwrap().unwrap();
    assert_eq!(answer.kind, AnswerKind::Choices);
    assert_eq!(answer.choices, [("Snaps".to_owned(), json!("snaps"))]);
    assert!(ana.autocomplete(&general, "play", &[("points", "7")]).await.is_err(), "it suggests nothing");
    assert_clean(&discord);
}

#[tokio::test]
async fn a_guild_has_commands_of_its_own() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let guild = discord.guild("Friday", &[&ana]);
    let other = discord.guild("Elsewhere", &[&ana]);
    let path = format!("/applications/{}/guilds/{}/commands", api.application, guild.id());
    let set = api.put(&path, json!([{"name": "here", "description": "d"}])).await;
    assert_eq!(set.body[0]["guild_id"], json!(guild.id().to_string()));
    assert_eq!(discord.registered(Some(&guild)), ["here"]);
    assert_eq!(ana.menu(&guild.channel("general")), ["here"]);
    assert_eq!(ana.menu(&other.channel("general")), Vec::<String>::new());
    guild.remove_bot();
    assert_refused(&api.get(&path).await, 403, 50_001);
    assert_clean(&discord);
}

#[tokio::test]
async fn commands_for_admins_are_offered_to_admins() {
    let (discord, api) = start().await;
    let owner = discord.person("Ana", "bg");
    let boris = discord.person("Boris", "");
    let guild = discord.guild("Friday", &[&owner, &boris]);
    let general = guild.channel("general");
    let mut set_up = command("setup");
    set_up["default_member_permissions"] = json!(32);
    let registered = api.register(json!([set_up])).await;
    assert_eq!(registered.body[0]["default_member_permissions"], "32");
    assert_eq!(owner.menu(&general), ["setup"]);
    assert_eq!(boris.menu(&general), Vec::<String>::new());
    guild.promote(&boris);
    assert_eq!(boris.menu(&general), ["setup"]);
}
