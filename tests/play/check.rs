//! `talon check` with a Discord token: its whole output.

use talon_loopback::discord::{Failure, Options, Permissions};
use talon_stage::discord::{Room, fast};

const COMMANDS: &str = "GET /applications/{application_id}/guilds/{guild_id}/commands";

/// View Channels, Send Messages, Embed Links, Attach Files, Create Public Threads, Send Messages in Threads.
const ASKED_FOR: u64 = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 35 | 1 << 38;

/// The usual output, followed by `rest`.
fn report(room: &Room, rest: &[&str]) -> String {
    let application = room.discord.application_id();
    let program = std::env::var("CARGO_BIN_EXE_talon").expect("cargo tells its tests where the program is");
    let common = [
        "ok    settings: read".to_owned(),
        "ok    database: talon.db will be created".to_owned(),
        format!(
            "ok    telegram: not served, because no token is set; get one from @BotFather and enter it with “{program} setup”"
        ),
        "ok    discord: the token is Talon's".to_owned(),
        "ok    discord: intents: no privileged ones are needed".to_owned(),
        format!(
            "ok    discord: invite the bot with https://discord.com/oauth2/authorize?client_id={application}\
             &scope=bot+applications.commands&permissions={ASKED_FOR}"
        ),
    ];
    common.into_iter().chain(rest.iter().map(ToString::to_string)).map(|line| line + "\n").collect()
}

/// A Discord with a bot that is in one server.
async fn with_a_server(options: Options) -> (Room, talon_loopback::discord::Guild) {
    let room = Room::closed(options, &[]).await;
    let ana = room.person("Ana", "en-US");
    let guild = room.discord.guild("Friday", &[&ana]);
    (room, guild)
}

const ONE_SERVER: &str = "ok    discord: servers with the bot: 1";
const FOR_PEOPLE: &str = "ok    discord: people can add the bot to their own account";

#[tokio::test(flavor = "multi_thread")]
async fn all_is_well() {
    let (room, _guild) = with_a_server(fast()).await;
    assert_eq!(room.check(), (Some(0), report(&room, &[ONE_SERVER, FOR_PEOPLE])));
    assert_eq!(room.discord.violations(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_nobody_invited() {
    let room = Room::closed(fast(), &[]).await;
    let nowhere = "to do discord: the bot is not in any server yet; open the link above";
    assert_eq!(room.check(), (Some(1), report(&room, &[nowhere, FOR_PEOPLE])));
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_permissions_and_the_missing_scope_are_named() {
    let (room, guild) = with_a_server(fast()).await;
    guild.set_bot_permissions(Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::EMBED_LINKS);
    let lacking = "to do discord: in “Friday” the bot lacks: Attach Files, Create Public Threads, Send Messages in \
                   Threads; open the link above again";
    assert_eq!(room.check(), (Some(1), report(&room, &[ONE_SERVER, FOR_PEOPLE, lacking])));

    guild.add_bot();
    let refused = Failure::Refused { status: 403, code: 50_001, message: "Missing Access".to_owned() };
    room.discord.fail_next_of(COMMANDS, 1, &refused);
    let lacking =
        "to do discord: in “Friday” the bot lacks: the scope applications.commands; open the link above again";
    assert_eq!(room.check(), (Some(1), report(&room, &[ONE_SERVER, FOR_PEOPLE, lacking])));
}

#[tokio::test(flavor = "multi_thread")]
async fn how_the_bot_can_be_added_is_told() {
    let (room, _guild) = with_a_server(Options { public: false, for_people: false, ..fast() }).await;
    let people = "to do discord: people cannot add the bot to their own account; tick User Install on the page \
                  Installation of the developer portal, or leave it if you don't want that";
    let owner = "ok    discord: only its owner can invite the bot (Public Bot is off)";
    assert_eq!(room.check(), (Some(1), report(&room, &[ONE_SERVER, people, owner])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_discord_does_not_accept_is_told_and_not_shown() {
    let room = Room::closed(fast(), &[]).await;
    let wrong = Failure::Refused { status: 401, code: 0, message: "401: Unauthorized".to_owned() };
    room.discord.fail_next_of("GET /users/@me", 1, &wrong);
    let (code, said) = room.check();
    assert_eq!(code, Some(1), "{said}");
    assert!(said.ends_with("to do discord: Discord does not accept the bot token\n"), "{said}");
    assert!(!said.contains(&room.discord.token()), "{said}");
}
