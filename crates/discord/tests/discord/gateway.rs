//! Events from the gateway, and how the connection is kept.

use std::sync::Arc;
use std::time::Duration;

use crate::support::{Bot, Heard, Scripted, assert_lawful, house, place_of, server, server_with, shown};
use talon_discord::{CommandScope, Shards};
use talon_house::Notice;
use talon_loopback::discord::LoopbackDiscord;
use talon_store::{MessageRef, PlatformKind};
use tokio::sync::Semaphore;

const PUT: &str = "PUT /applications/{application_id}/commands";
const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";

fn added(chat: u64) -> Notice {
    Notice::BotAdded { platform: PlatformKind::Discord, chat: chat.to_string(), greet: None }
}

fn removed(chat: u64) -> Notice {
    Notice::BotRemoved { platform: PlatformKind::Discord, chat: chat.to_string() }
}

#[tokio::test]
async fn a_lost_connection_is_resumed_and_what_was_missed_is_answered() {
    let server = server().await;
    let house = house();
    let bot = Bot::ready(&server, &house).await;
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Friday", &[&ana]);
    let channel = guild.channel("general");
    for (times, lose) in [LoopbackDiscord::drop_gateway, LoopbackDiscord::ask_reconnect].into_iter().enumerate() {
        lose(&server, 0);
        let missed = ana.command(&channel, "table", &[]).unwrap();
        server.resumed(times as u64 + 1).await.unwrap();
        assert!(missed.answered().await.unwrap().ephemeral);
    }
    assert_eq!(house.heard().inputs.len(), 2, "nothing is handled twice");
    assert_eq!(server.identifies(), 1);
    assert_eq!(house.heard().notices, [added(guild.id())]);
    bot.stop().await;
    server.gone().await.unwrap();
    assert_lawful(&server);
}

#[tokio::test]
async fn an_event_that_arrives_twice_is_answered_once() {
    let server = server().await;
    let house = house();
    let bot = Bot::ready(&server, &house).await;
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Friday", &[&ana]);
    let channel = guild.channel("general");
    let table_page = bot.shows(&guild, &channel, &ana, "a board").await;
    let before = server.requests(CALLBACK).len();
    server.duplicate_next(3);
    ana.autocomplete(&channel, "play", &[("game", "bel")]).await.unwrap();
    ana.command(&channel, "table", &[]).unwrap().answered().await.unwrap();
    ana.press(&table_page, "Toast").await.unwrap();
    // Inputs of one lane are handled in order: once this one is answered, so is everything before it.
    ana.press(&table_page, "Silent").await.unwrap();
    ana.command(&channel, "table", &[]).unwrap().answered().await.unwrap();
    bot.stop().await;
    assert_eq!(server.requests(CALLBACK).len() - before, 5);
    assert!(server.requests(CALLBACK).iter().all(|entry| entry.succeeded()));
    assert_eq!(house.heard().inputs.len(), 4);
    assert_lawful(&server);
}

#[tokio::test]
async fn what_was_accepted_before_the_stop_is_answered() {
    let server = server().await;
    let gate = Arc::new(Semaphore::new(0));
    let held = Arc::clone(&gate);
    let house = Scripted::working(move |_| {
        let held = Arc::clone(&held);
        async move {
            held.acquire().await.unwrap().forget();
            shown("a page")
        }
    });
    let bot = Bot::ready(&server, &house).await;
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Friday", &[&ana]);
    let asked = ana.command(&guild.channel("general"), "table", &[]).unwrap();
    house.hears("the command", |heard| heard.inputs.len() == 1).await;
    bot.ask_to_stop();
    server.gone().await.unwrap();
    gate.add_permits(1);
    bot.stop().await;
    assert!(asked.shown().await.unwrap().words().contains("a page"));
    assert_lawful(&server);
}

/// A house that waits for the gate if somebody with this name asks, and answers others at once.
fn slow_for(name: &'static str, gate: &Arc<Semaphore>) -> Arc<Scripted> {
    let gate = Arc::clone(gate);
    Scripted::working(move |incoming| {
        let held = (incoming.from.name == name).then(|| Arc::clone(&gate));
        async move {
            if let Some(gate) = held {
                gate.acquire().await.unwrap().forget();
            }
            shown("a page")
        }
    })
}

fn names(heard: &Heard) -> Vec<&str> {
    heard.inputs.iter().map(|incoming| incoming.from.name.as_str()).collect()
}

#[tokio::test]
async fn commands_of_two_do_not_take_turns_with_each_other() {
    let server = server().await;
    let gate = Arc::new(Semaphore::new(0));
    let house = slow_for("Fred", &gate);
    let bot = Bot::ready(&server, &house).await;
    let (ana, fred) = (server.person("Ana", "en-US"), server.person("Fred", "en-US"));
    let guild = server.guild("Friday", &[&ana, &fred]);
    let channel = guild.channel("general");
    let first = fred.command(&channel, "table", &[]).unwrap();
    house.hears("the first command", |heard| heard.inputs.len() == 1).await;
    let second = ana.command(&channel, "table", &[]).unwrap();
    let heard = house.hears("the other one's", |heard| heard.inputs.len() == 2).await;
    assert_eq!(names(&heard), ["Fred", "Ana"]);
    gate.add_permits(1);
    for asked in [first, second] {
        asked.answered().await.unwrap();
    }
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_person_who_presses_often_on_a_message_waits_behind_himself() {
    let server = server().await;
    let gate = Arc::new(Semaphore::new(0));
    let house = slow_for("Fred", &gate);
    let bot = Bot::ready(&server, &house).await;
    let [ana, fred, vera] = ["Ana", "Fred", "Vera"].map(|name| server.person(name, "en-US"));
    let guild = server.guild("Friday", &[&ana, &fred, &vera]);
    let channel = guild.channel("general");
    let table_page = bot.shows(&guild, &channel, &ana, "a board").await;
    let flood: Vec<_> = (0..6).map(|_| fred.press_quietly(&table_page, "Toast").unwrap()).collect();
    let press = ana.press_quietly(&table_page, "Toast").unwrap();
    // Once something later has been handled, all of these have been accepted.
    vera.command(&channel, "table", &[]).unwrap().answered().await.unwrap();
    gate.add_permits(1);
    let heard = house.hears("the next press", |heard| heard.inputs.len() == 3).await;
    assert_eq!(names(&heard), ["Fred", "Vera", "Ana"], "after one of the flood, and not after all of it");
    gate.add_permits(flood.len());
    for pressed in flood.into_iter().chain([press]) {
        pressed.answered().await.unwrap();
    }
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn commands_are_registered_once() {
    // Three bots in a row would otherwise be rate limited.
    let server = server_with(|options| options.gateway.identify_every = Duration::ZERO).await;
    for _ in 0..2 {
        Bot::ready(&server, &house()).await.stop().await;
    }
    assert_eq!(server.requests(PUT).len(), 1, "the second start changes nothing");
    let names = server.registered(None);
    assert!(names.contains(&"play".to_owned()) && names.len() == 26, "{names:?}");

    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Workshop", &[&ana]);
    let mut settings = crate::support::settings(&server);
    settings.commands = CommandScope::Guild(guild.id().try_into().unwrap());
    let bot = Bot::start(settings, &house()).await;
    server.until("commands", |server| (server.registered(Some(&guild)).len() == 26).then_some(())).await.unwrap();
    bot.stop().await;
    assert_eq!(server.requests(PUT).len(), 1);
    assert_lawful(&server);
}

#[tokio::test]
async fn the_command_that_opens_an_activity_stays() {
    let server = server_with(|options| options.gateway.identify_every = Duration::ZERO).await;
    server.enable_activities();
    for _ in 0..2 {
        let bot = Bot::ready(&server, &house()).await;
        server.until("commands", |server| (server.registered(None).len() == 27).then_some(())).await.unwrap();
        assert_eq!(bot.discord.complaint().words(), None);
        bot.stop().await;
    }
    assert!(server.registered(None).contains(&"launch".to_owned()));
    assert_eq!(server.requests(PUT).len(), 1, "it is no change");
    assert_lawful(&server);
}

#[tokio::test]
async fn the_operator_is_told_of_commands_that_are_refused() {
    use talon_loopback::discord::Failure;
    let server = server().await;
    let refused = Failure::Refused { status: 400, code: 50_240, message: "No.".to_owned() };
    server.fail_next_of(PUT, 1, &refused);
    let bot = Bot::start(crate::support::settings(&server), &house()).await;
    // The server can't see when the bot has understood the answer, so nothing there would wake us.
    let told = async {
        loop {
            match bot.discord.complaint().words() {
                Some(told) => break told,
                None => tokio::task::yield_now().await,
            }
        }
    };
    let told = tokio::time::timeout(Duration::from_secs(60), told).await.expect("the operator sees it");
    assert_eq!(told, "the commands are not registered: HTTP 400, code 50240");
    bot.stop().await;
}

#[tokio::test]
async fn a_process_serves_its_shards_alone() {
    let server = server_with(|options| options.gateway.shards = 2).await;
    let ana = server.person("Ana", "en-US");
    let guilds: Vec<_> = (0..6).map(|number| server.guild(&format!("Table {number}"), &[&ana])).collect();
    let mut settings = crate::support::settings(&server);
    settings.shards = Shards::range(1, 1, 2).unwrap();
    let house = house();
    let bot = Bot::start(settings, &house).await;
    server.identified(1).await.unwrap();
    let mine: Vec<Notice> =
        guilds.iter().filter(|guild| (guild.id() >> 22) % 2 == 1).map(|guild| added(guild.id())).collect();
    let complete = |heard: &Heard| mine.iter().all(|notice| heard.notices.contains(notice));
    let heard = house.hears("its servers", complete).await;
    assert_eq!(heard.notices.len(), mine.len());
    bot.stop().await;
    // Only the process with the first shard registers commands.
    assert!(server.requests(PUT).is_empty());
    assert_lawful(&server);
}

#[tokio::test]
async fn coming_and_going_are_told_once() {
    let server = server().await;
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Friday", &[&ana]);
    let house = house();
    let bot = Bot::ready(&server, &house).await;
    house.hears("the first server", |heard| heard.notices == [added(guild.id())]).await;
    guild.remove_bot();
    house.hears("the removal", |heard| heard.notices.len() == 2).await;
    guild.add_bot();
    let heard = house.hears("the return", |heard| heard.notices.len() == 3).await;
    assert_eq!(heard.notices, [added(guild.id()), removed(guild.id()), added(guild.id())]);
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn messages_that_scroll_away_are_told() {
    let server = server().await;
    let house = house();
    let mut settings = crate::support::settings(&server);
    settings.scrolled_after = 3;
    let bot = Bot::start(settings, &house).await;
    server.ready().await.unwrap();
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Friday", &[&ana]);
    let channel = guild.channel("general");
    let say = || ana.say(&channel, "hello").unwrap();
    say();
    say();
    bot.shows(&guild, &channel, &ana, "a board").await;
    let oldest = say();
    say();
    say();
    let scrolled = |heard: &Heard| heard.notices.iter().any(|notice| matches!(notice, Notice::Scrolled { .. }));
    let heard = house.hears("the scrolling", scrolled).await;
    let expected = Notice::Scrolled { place: place_of(&guild, &channel), before: MessageRef(oldest.to_string()) };
    assert_eq!(heard.notices.last(), Some(&expected));
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn outages_at_the_start_are_waited_out() {
    use talon_loopback::discord::Failure;
    let server = server().await;
    server.fail_next_of("GET /gateway/bot", 2, &Failure::ServerError(502));
    server.fail_next_of(PUT, 1, &Failure::Dropped);
    let bot = Bot::ready(&server, &house()).await;
    assert_eq!(server.failures(), 3);
    let begun = tokio::time::Instant::now();
    bot.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(5), "shards say goodbye at once");
}
