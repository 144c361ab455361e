use serde_json::json;
use talon_store::{AccountRef, MessageRef};

use super::*;

const ANA: &str = "1001";
const GUILD: &str = "2001";
const CHANNEL: &str = "3001";
const BOT: &str = "9001";
/// View Channel, Send Messages, Embed Links, Send Messages in Threads.
const ENOUGH: &str = "274877926400";

fn user(id: &str) -> Value {
    json!({ "id": id, "username": "ana.k", "discriminator": "0", "global_name": "Ana", "avatar": null })
}

fn member() -> Value {
    json!({
        "user": user(ANA), "nick": null, "roles": [], "joined_at": "2026-01-01T00:00:00Z", "deaf": false, "mute": false,
        "flags": 0, "permissions": "32",
    })
}

/// The fields of every input: in a channel of a server that the bot is in.
fn input(kind: u8, data: &Value) -> Value {
    json!({
        "id": "5001", "application_id": "9000", "type": kind, "token": "in-put.to_ken", "version": 1, "data": data,
        "guild_id": GUILD, "channel_id": CHANNEL, "channel": { "id": CHANNEL, "type": 0 }, "member": member(),
        "locale": "bg", "guild_locale": "en-US", "app_permissions": ENOUGH, "entitlements": [],
        "attachment_size_limit": 10_485_760, "context": 0, "authorizing_integration_owners": { "0": GUILD },
    })
}

fn command(name: &str, option: Option<Value>) -> Value {
    let options: Vec<Value> = option.into_iter().collect();
    input(2, &json!({ "id": "71", "name": name, "type": 1, "options": options }))
}

fn message(id: &str, flags: u32) -> Value {
    json!({
        "id": id, "channel_id": CHANNEL, "author": user(BOT), "content": "", "timestamp": "2026-01-01T00:00:00Z",
        "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [], "mention_roles": [],
        "attachments": [], "embeds": [], "pinned": false, "type": 0, "flags": flags, "components": [],
    })
}

fn press(custom_id: &str, flags: u32) -> Value {
    let mut press = input(3, &json!({ "custom_id": custom_id, "component_type": 2 }));
    press["message"] = message("6001", flags);
    press
}

/// The same input in the bot's direct messages.
fn in_private(mut input: Value) -> Value {
    let fields = input.as_object_mut().unwrap();
    for absent in ["guild_id", "member", "guild_locale", "app_permissions"] {
        fields.remove(absent);
    }
    input["user"] = user(ANA);
    input["channel"] = json!({ "id": CHANNEL, "type": 1 });
    input["context"] = json!(1);
    input["authorizing_integration_owners"] = json!({ "0": "0" });
    input
}

/// The event, parsed by serenity.
fn event(kind: &str, data: &Value) -> Arrival {
    let gateway = json!({ "op": 0, "s": 1, "t": kind, "d": data });
    match serde_json::from_value(gateway).unwrap() {
        serenity::all::GatewayEvent::Dispatch(_, event) => arrival(event),
        other => panic!("{other:?}"),
    }
}

fn interaction(data: &Value) -> Arrival {
    event("INTERACTION_CREATE", data)
}

fn asked(data: &Value) -> Ask {
    match interaction(data) {
        Arrival::Ask(ask) => *ask,
        other => panic!("{other:?}"),
    }
}

fn channel_place() -> Place {
    Place { platform: PlatformKind::Discord, chat: GUILD.to_owned(), thread: Some(CHANNEL.to_owned()), private: false }
}

fn anas_place() -> Place {
    Place { platform: PlatformKind::Discord, chat: ANA.to_owned(), thread: None, private: true }
}

#[test]
fn a_command_in_a_server() {
    let ask = asked(&command("table", None));
    assert_eq!(
        ask.incoming,
        Incoming {
            key: "5001".to_owned(),
            from: Sender {
                account: AccountRef { platform: PlatformKind::Discord, id: ANA.to_owned() },
                name: "Ana".to_owned(),
                language: Some("bg".to_owned()),
            },
            place: channel_place(),
            message: None,
            intent: Intent::Table,
            panel: Some(Panel { at: MessageRef("panel:9000::in-put.to_ken".to_owned()), pressed: false }),
            now_message: None,
        }
    );
    assert_eq!((ask.to.kind, ask.to.locale), (Kind::Command, Locale::BG));
    assert_eq!(ask.to.lane.to_string(), ANA);
    assert_eq!(ask.rights, Some((GuildId::new(2001), UserId::new(1001), Permissions::MANAGE_GUILD)));
}

/// A choice in the menu with this id.
fn pick(custom_id: &str, values: &[&str]) -> Value {
    let mut pick = press(custom_id, 0);
    pick["data"] = json!({ "custom_id": custom_id, "component_type": 3, "values": values });
    pick
}

#[test]
fn what_is_picked_from_a_menu_is_the_press_of_its_token() {
    let (picked, pressed) = (asked(&pick("menu:zones", &["1.-.0.help"])), asked(&press("1.-.0.help", 0)));
    assert_eq!(picked, pressed);
    // We can't know whether the menu had such an entry; the house trusts no press anyway.
    assert_eq!(asked(&pick("menu:zones", &["forged"])).incoming.intent, Intent::Press("forged".to_owned()));
    for foreign in
        [pick("menu:zones", &[]), pick("menu:zones", &["1.-.0.help", "1.-.0.help"]), pick("1.-.0.help", &["x"])]
    {
        assert!(matches!(interaction(&foreign), Arrival::Unreadable(_)), "{foreign}");
    }
    let mut people = press("menu:zones", 0);
    people["data"] = json!({ "custom_id": "menu:zones", "component_type": 5, "values": [ANA] });
    assert!(matches!(interaction(&people), Arrival::Unreadable(_)));
}

#[test]
fn a_press_tells_which_picture_the_message_shows() {
    let mut press = press("1.-.0.help", 0);
    let address = "https://cdn.discordapp.com/attachments/5/77/ab.png?ex=6a&";
    press["message"]["embeds"] = json!([{ "type": "rich" }, { "type": "rich", "image": { "url": address } }]);
    let pressed = asked(&press).to.pressed.unwrap();
    assert_eq!(pressed.message.get(), 6001);
    assert!(pressed.picture == PostedFile::at(address) && pressed.picture.is_some());
}

#[test]
fn a_press_on_a_message_and_on_a_panel() {
    for (flags, pressed) in [(0, false), (64, true), (64 | 4096, true)] {
        let ask = asked(&press("1.-.0.help", flags));
        assert_eq!(ask.incoming.intent, Intent::Press("1.-.0.help".to_owned()));
        assert_eq!(ask.incoming.message, Some(MessageRef("6001".to_owned())));
        let at = if pressed { "panel:9000:6001:in-put.to_ken" } else { "panel:9000::in-put.to_ken" };
        let panel = Panel { at: MessageRef(at.to_owned()), pressed };
        assert_eq!(ask.incoming.panel, Some(panel), "flags {flags}");
        assert_eq!((ask.to.kind, ask.to.lane.to_string().as_str()), (Kind::Press, "6001"));
    }
}

#[test]
fn a_token_that_leads_elsewhere_is_not_followed() {
    for token in ["", "..", "../../channels", "a/b", "a?b", "a%2fb", "\u{202e}"] {
        let mut command = command("table", None);
        command["token"] = json!(token);
        assert_eq!(interaction(&command), Arrival::Nothing, "{token:?}");
        command["locale"] = json!(7);
        assert_eq!(interaction(&command), Arrival::Nothing, "{token:?}");
    }
}

#[test]
fn private_chats_are_known_by_the_person() {
    for data in [in_private(command("help", None)), in_private(press("1.-.0.help", 0))] {
        let ask = asked(&data);
        assert_eq!(ask.incoming.place, anas_place());
        assert_eq!(ask.incoming.from.name, "Ana");
        assert_eq!(ask.rights, None);
    }
}

#[test]
fn where_the_bot_was_merely_brought_along_everything_is_private() {
    let mut brought = command("play", None);
    brought["authorizing_integration_owners"] = json!({ "1": ANA });
    // It may not write in the channel, and need not.
    brought["app_permissions"] = json!("0");
    let ask = asked(&brought);
    assert_eq!((ask.incoming.place, ask.rights), (anas_place(), None));

    let mut both = command("play", None);
    both["authorizing_integration_owners"] = json!({ "0": GUILD, "1": ANA });
    assert_eq!(asked(&both).incoming.place, channel_place());

    let mut among_people = in_private(command("help", None));
    among_people["channel"]["type"] = json!(3);
    among_people["context"] = json!(2);
    among_people["authorizing_integration_owners"] = json!({ "1": ANA });
    assert_eq!(asked(&among_people).incoming.place, anas_place());
}

#[test]
fn names_are_those_that_people_see() {
    let mut nick = command("help", None);
    nick["member"]["nick"] = json!("Anka");
    assert_eq!(asked(&nick).incoming.from.name, "Anka");
    let mut plain = command("help", None);
    plain["member"]["user"]["global_name"] = Value::Null;
    assert_eq!(asked(&plain).incoming.from.name, "ana.k");
}

#[test]
fn what_a_command_is_given_along_is_read() {
    let game = command("play", Some(json!({ "name": "game", "type": 3, "value": "belot" })));
    assert_eq!(asked(&game).incoming.intent, Intent::Play { game: Some("belot".to_owned()) });
    let mut typing = command("play", Some(json!({ "name": "game", "type": 3, "value": "бе", "focused": true })));
    typing["type"] = json!(4);
    let Arrival::Typing(Typing { to, place, wanted, typed }) = interaction(&typing) else {
        panic!("suggestions are asked for")
    };
    assert_eq!((place, wanted), (channel_place(), Completed::Table));
    assert_eq!((to.locale, typed.as_str()), (Locale::BG, "бе"));
}

#[test]
fn no_table_is_opened_where_the_bot_may_not_write() {
    let view = 1 << 10;
    let (send, embed, in_threads) = (1 << 11, 1 << 14, 1_u64 << 38);
    for (kind, rights, closed) in [
        (0, view | send | embed, false),
        (0, view | send, true),
        (0, view | embed, true),
        (0, send | embed, true),
        (0, view | in_threads | embed, true),
        (11, view | in_threads | embed, false),
        (11, view | send | embed, true),
        (0, 8, false),
    ] {
        for mut data in [command("play", None), press("1.-.0.new:santase", 64)] {
            data["channel"]["type"] = json!(kind);
            data["app_permissions"] = json!(rights.to_string());
            assert_eq!(matches!(interaction(&data), Arrival::Closed(_)), closed, "{kind} {rights}");
        }
        for mut data in [command("hand", None), press("1.-.0.help", 0), press("whatever", 0)] {
            data["app_permissions"] = json!(rights.to_string());
            assert!(matches!(interaction(&data), Arrival::Ask(_)));
        }
    }
}

#[test]
fn inputs_that_are_none_of_ours_still_get_an_answer() {
    let Arrival::Unreadable(to) = interaction(&command("dance", None)) else { panic!("it is not ours") };
    assert_eq!(to.kind, Kind::Command);
    // Serenity refuses an event without a field that it needs.
    let mut broken = press("1.-.0.help", 0);
    broken.as_object_mut().unwrap().remove("entitlements");
    let Arrival::Unreadable(to) = interaction(&broken) else { panic!("it can't be read") };
    assert_eq!((to.id.get(), to.token.as_str(), to.kind, to.locale), (5001, "in-put.to_ken", Kind::Press, Locale::BG));
    let mut typing = broken.clone();
    typing["type"] = json!(4);
    assert_eq!(interaction(&typing), Arrival::Nothing, "suggestions can't be sentences");
    broken.as_object_mut().unwrap().remove("token");
    assert_eq!(interaction(&broken), Arrival::Nothing);
}

#[test]
fn messages_in_servers_are_counted_and_others_are_not() {
    let mut data = message("6001", 0);
    assert_eq!(event("MESSAGE_CREATE", &data), Arrival::Nothing);
    data["guild_id"] = json!(GUILD);
    assert_eq!(
        event("MESSAGE_CREATE", &data),
        Arrival::Written {
            place: channel_place(),
            channel: ChannelId::new(3001),
            message: MessageId::new(6001),
            author: UserId::new(9001),
        }
    );
}

#[test]
fn an_outage_is_no_removal() {
    assert_eq!(event("GUILD_DELETE", &json!({ "id": GUILD })), Arrival::Removed(GuildId::new(2001)));
    assert_eq!(event("GUILD_DELETE", &json!({ "id": GUILD, "unavailable": true })), Arrival::Nothing);
    let chat = GUILD.to_owned();
    let platform = PlatformKind::Discord;
    assert_eq!(removed(GuildId::new(2001)), Notice::BotRemoved { platform, chat: chat.clone() });
    assert_eq!(added(GuildId::new(2001), None), Notice::BotAdded { platform, chat, greet: None });
}

#[test]
fn a_server_is_greeted_where_discord_greets_people() {
    let created = |channel: Value| {
        let guild = json!({
            "id": GUILD, "name": "Friday", "owner_id": "1", "preferred_locale": "de", "roles": [], "icon": null,
            "features": [], "afk_channel_id": null, "afk_timeout": 300, "system_channel_id": channel,
            "system_channel_flags": 0, "verification_level": 0, "default_message_notifications": 1,
            "explicit_content_filter": 0, "premium_tier": 0, "mfa_level": 0, "nsfw_level": 0, "emojis": [],
            "stickers": [], "premium_progress_bar_enabled": false, "joined_at": "2026-01-01T00:00:00Z",
            "large": false, "unavailable": false, "member_count": 2, "voice_states": [], "members": [],
            "channels": [], "threads": [], "presences": [], "stage_instances": [], "guild_scheduled_events": [],
        });
        event("GUILD_CREATE", &guild)
    };
    let guild = GuildId::new(2001);
    let greet = Greet {
        place: guild_place(guild, ChannelId::new(3001)),
        since: Duration::from_secs(1_767_225_600),
        language: Some("de".to_owned()),
        by: None,
    };
    assert_eq!(created(json!("3001")), Arrival::Present(guild, Some(Box::new(greet))));
    assert_eq!(created(Value::Null), Arrival::Present(guild, None));
}

#[test]
fn the_token_is_in_no_debug_of_ours() {
    let Arrival::Unreadable(to) = interaction(&command("dance", None)) else { panic!("it is not ours") };
    assert!(!format!("{to:?}").contains("in-put"), "{to:?}");
}
