//! Serenity's rate limiter only talks to Discord's own host name, so the loopback server answers under that name.

use serde_json::json;
use serenity::all::ChannelId;
use talon_loopback::discord::{Failure, HOST, LoopbackDiscord, Options, Scope};

use super::*;

const SEND: &str = "POST /channels/{channel_id}/messages";

/// A client that believes it is talking to Discord itself.
async fn client(server: &LoopbackDiscord, timeout: Duration) -> Client {
    let mut settings = DiscordSettings::new(server.token().parse().unwrap());
    settings.request_timeout = timeout;
    let secured = server.secured().await.unwrap();
    let sender = reqwest::Client::builder()
        .resolve(HOST, secured.address)
        .add_root_certificate(reqwest::Certificate::from_der(&secured.certificate).unwrap())
        .build()
        .unwrap();
    Client::through(sender, &settings)
}

async fn send(client: &Client, channel: u64) -> Result<(), CallError> {
    let route = Route::ChannelMessages { channel_id: ChannelId::new(channel) };
    client.tell(Call::post(route, &json!({ "content": "x" }))?).await
}

fn limited(retry_after: Duration) -> Failure {
    Failure::TooManyRequests { retry_after, scope: Scope::User }
}

#[tokio::test]
async fn a_limit_is_waited_out() {
    let server = LoopbackDiscord::start(Options::default()).await.unwrap();
    let ana = server.person("Ana", "en-US");
    let channel = server.guild("Friday", &[&ana]).channel("cards");
    let client = client(&server, Duration::from_secs(20)).await;
    server.fail_next_of(SEND, 1, &limited(Duration::from_millis(100)));
    assert_eq!(send(&client, channel.id()).await, Ok(()));
    assert_eq!(server.requests(SEND).len(), 2, "refused once, then taken");
    assert_eq!(channel.messages().len(), 1);
}

#[tokio::test]
async fn a_limit_that_takes_too_long_says_so() {
    let server = LoopbackDiscord::start(Options::default()).await.unwrap();
    let ana = server.person("Ana", "en-US");
    let channel = server.guild("Friday", &[&ana]).channel("cards");
    let client = client(&server, Duration::from_secs(3)).await;
    server.fail_next_of(SEND, 1, &limited(Duration::from_secs(600)));
    let Err(CallError::Limited(pause)) = send(&client, channel.id()).await else { panic!("it is not limited") };
    assert!(pause > Duration::from_secs(500), "{pause:?}");
    assert_eq!(channel.messages().len(), 0);
}

#[tokio::test]
async fn without_the_limiter_a_limit_is_told_at_once() {
    let server = LoopbackDiscord::start(Options::default()).await.unwrap();
    let ana = server.person("Ana", "en-US");
    let channel = server.guild("Friday", &[&ana]).channel("cards");
    let mut settings = DiscordSettings::new(server.token().parse().unwrap());
    settings.api_url = Some(server.url().parse().unwrap());
    let client = Client::new(&settings).unwrap();
    server.fail_next_of(SEND, 1, &limited(Duration::from_millis(2500)));
    assert_eq!(send(&client, channel.id()).await, Err(CallError::Limited(Duration::from_millis(2500))));
}

#[tokio::test]
async fn nobody_s_answer_is_waited_for_without_end() {
    let server = LoopbackDiscord::start(Options::default()).await.unwrap();
    let mut settings = DiscordSettings::new(server.token().parse().unwrap());
    settings.api_url = Some(server.url().parse().unwrap());
    settings.request_timeout = Duration::from_millis(50);
    let client = Client::new(&settings).unwrap();
    server.fail_next(1, &Failure::Timeout(Duration::from_secs(20)));
    let error = client.tell(Call::get(Route::UserMe)).await.unwrap_err();
    assert!(matches!(error, CallError::Unanswered { sent: true, .. }), "{error:?}");
    settings.api_url = Some("http://127.0.0.1:1/".parse().unwrap());
    settings.request_timeout = Duration::from_secs(20);
    let error = Client::new(&settings).unwrap().tell(Call::get(Route::UserMe)).await.unwrap_err();
    assert!(matches!(error, CallError::Unanswered { sent: false, .. }), "{error:?}");
}

#[test]
fn answers_to_inputs_have_limits_of_their_own() {
    let token = "t";
    let answer = Route::InteractionResponse { interaction_id: 1.into(), token };
    let panel = Route::WebhookOriginalInteractionResponse { application_id: 1.into(), token };
    assert!(!Call::get(answer).is_limited() && !Call::get(panel).is_limited());
    assert!(Call::get(Route::UserMe).is_limited());
}
