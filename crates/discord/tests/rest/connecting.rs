use talon_adapter::ConnectError;
use talon_discord::Discord;
use talon_loopback::discord::{Failure, Permissions, Rates};

use crate::setting::{bot, checked, refused, server, settings};

const COMMANDS: &str = "GET /applications/{application_id}/guilds/{guild_id}/commands";

#[tokio::test]
async fn a_good_token_tells_who_the_bot_is() {
    let server = server().await;
    let bot = bot(&server).await;
    assert_eq!(bot.username(), "Talon");
    let invite = bot.invite_link();
    let expected = format!("client_id={}&scope=bot+applications.commands&permissions=", server.application_id());
    assert!(invite.contains(&expected), "{invite}");
    checked(server);
}

#[tokio::test]
async fn failures_to_connect_are_told_apart() {
    let server = server().await;
    let mut wrong = settings(&server);
    wrong.token = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.Wrong0.another_token_of_the_tests_000000000".parse().unwrap();
    assert_eq!(Discord::connect(wrong).await.unwrap_err(), ConnectError::BadToken { platform: "Discord" });
    server.fail_next(1, &refused(403, 40_002));
    assert!(matches!(Discord::connect(settings(&server)).await.unwrap_err(), ConnectError::Refused { .. }));
    for failure in [Failure::ServerError(502), Failure::Dropped] {
        server.fail_next(1, &failure);
        let error = Discord::connect(settings(&server)).await.unwrap_err();
        assert!(matches!(error, ConnectError::Unreachable { .. }), "{error:?}");
    }
    let mut nowhere = settings(&server);
    nowhere.api_url = Some("http://127.0.0.1:1/".parse().unwrap());
    assert!(matches!(Discord::connect(nowhere).await.unwrap_err(), ConnectError::Unreachable { .. }));
}

#[tokio::test]
async fn an_examination_of_many_servers_stays_short() {
    let server = server().await;
    server.set_rates(Rates::UNLIMITED);
    let ana = server.person("Ana", "en-US");
    for number in 0..205 {
        let guild = server.guild(&format!("Server {number}"), &[&ana]);
        guild.set_bot_permissions(Permissions::VIEW_CHANNEL);
    }
    let found = bot(&server).await.examine().await.unwrap();
    assert_eq!((found.servers, found.unasked, found.lacking.len()), (205, 105, 205), "permissions cost no request");
    assert_eq!(server.requests(COMMANDS).len(), 100);
    checked(server);
}

#[tokio::test]
async fn an_examination_names_what_is_missing() {
    let server = server().await;
    let ana = server.person("Ana", "en-US");
    let full = server.guild("Friday", &[&ana]);
    let bare = server.guild("Sunday", &[&ana]);
    let all = Permissions::ADMINISTRATOR;
    full.set_bot_permissions(all);
    bare.set_bot_permissions(Permissions::VIEW_CHANNEL);
    server.fail_next_of(COMMANDS, 1, &refused(403, 50_001));
    let without = bot(&server).await.examine().await.unwrap().lacking;
    assert_eq!((without[0].server.as_str(), without[0].commands), ("Friday", true));
    assert_eq!(without[0].permissions, Vec::<&str>::new());
    let found = bot(&server).await.examine().await.unwrap();
    assert_eq!(found.servers, 2);
    assert_eq!(found.lacking.len(), 1, "{found:?}");
    assert_eq!((found.lacking[0].server.as_str(), found.lacking[0].commands), ("Sunday", false));
    assert!(found.lacking[0].permissions.contains(&"Embed Links"), "{found:?}");
    checked(server);
}
