use std::collections::BTreeSet;

use proptest::prelude::*;
use talon_house::commands::COMMANDS;
use talon_store::{AccountRef, PlatformKind};

use super::*;

fn data(name: &str, option: Option<&str>) -> CommandData {
    let options: Vec<Value> =
        option.into_iter().map(|value| json!({ "name": "whatever", "type": TEXT, "value": value })).collect();
    serde_json::from_value(json!({ "id": "1", "name": name, "type": 1, "options": options })).unwrap()
}

fn values(suggestions: &[Value]) -> Vec<&str> {
    suggestions.iter().map(|choice| choice["value"].as_str().unwrap()).collect()
}

/// The languages of Discord's apps.
const DISCORD_LOCALES: &[&str] = &[
    "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it", "ja",
    "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// Discord's rule for names of commands and options: `^[-_\p{L}\p{N}]{1,32}$`, in lower case.
fn is_command_name(name: &str) -> bool {
    let fits = (1..=32).contains(&name.chars().count());
    let plain = name.chars().all(|char| char == '-' || char == '_' || char.is_alphanumeric());
    fits && plain && name.to_lowercase() == name
}

/// Every name of a definition, in every language.
fn names(definition: &Value) -> Vec<String> {
    let localized = definition["name_localizations"].as_object().unwrap().values();
    localized.chain([&definition["name"]]).map(|name| name.as_str().unwrap().to_owned()).collect()
}

fn check(definition: &Value) {
    for name in names(definition) {
        assert!(is_command_name(&name), "{name}");
    }
    let about = definition["description_localizations"].as_object().unwrap();
    for text in about.values().chain([&definition["description"]]) {
        assert!((1..=100).contains(&text.as_str().unwrap().chars().count()), "{text}");
    }
    for locale in about.keys() {
        assert!(DISCORD_LOCALES.contains(&locale.as_str()), "{locale}");
    }
}

#[test]
fn every_definition_is_one_that_discord_accepts() {
    for command in &COMMANDS {
        let definition = definition(command, true);
        check(&definition);
        let options = definition["options"].as_array().unwrap();
        assert!(options.len() <= 25);
        for option in options {
            check(option);
            let choices = option["choices"].as_array().map_or(0, Vec::len);
            assert!(choices <= 25);
            assert!(choices == 0 || option["autocomplete"].is_null(), "Discord takes the one or the other");
        }
        // All names and descriptions of a command, in its longest language.
        assert!(definition.to_string().chars().count() < 8000);
    }
}

#[test]
fn a_game_and_a_time_are_told_in_one_text() {
    let option = |name: &str, value: &str| json!({ "name": name, "type": TEXT, "value": value });
    let chosen = json!({ "id": "1", "name": "leaderboard", "type": 1, "options": [option("game", "belot"), option("time", "week")] });
    let which = Some("belot week".to_owned());
    assert_eq!(read(&serde_json::from_value(chosen).unwrap()), Some(Intent::Leaderboard { which }));
    let alone = json!({ "id": "1", "name": "leaderboard", "type": 1, "options": [option("time", "all")] });
    let which = Some("all".to_owned());
    assert_eq!(read(&serde_json::from_value(alone).unwrap()), Some(Intent::Leaderboard { which }));
    let windows: Vec<_> = SPANS.iter().map(|(_, value)| talon_view::span_named(value)).collect();
    assert!(windows.iter().all(Option::is_some), "the house reads each: {windows:?}");
}

#[test]
fn somebody_is_named_by_choosing_them() {
    let data = |name: &str, user: &str, bot: bool| -> CommandData {
        let person = json!({ "id": user, "username": "ana", "discriminator": "0", "avatar": null, "bot": bot });
        let options = json!([{ "name": "player", "type": USER, "value": user }]);
        let resolved = json!({ "users": { user: person } });
        serde_json::from_value(json!({ "id": "1", "name": name, "type": 1, "options": options, "resolved": resolved }))
            .unwrap()
    };
    let ana = || Some(Named::Account(AccountRef { platform: PlatformKind::Discord, id: "42".to_owned() }));
    assert_eq!(read(&data("rating", "42", false)), Some(Intent::Rating { of: ana() }));
    assert_eq!(read(&data("stats", "42", false)), Some(Intent::Stats { of: ana() }));
    assert_eq!(read(&data("rating", "9", true)), Some(Intent::Rating { of: Some(Named::Bot) }));
    assert_eq!(read(&data("hand", "42", false)), Some(Intent::Hand));
    // An option that is not a user names nobody.
    let text = json!({ "id": "1", "name": "stats", "type": 1, "options": [{ "name": "player", "type": TEXT, "value": "42" }] });
    assert_eq!(read(&serde_json::from_value(text).unwrap()), Some(Intent::Stats { of: None }));
    for command in &COMMANDS {
        let takes = definition(command, true)["options"][0]["type"] == USER;
        assert_eq!(takes, ["rating", "stats"].contains(&command.name), "{}", command.name);
    }
}

#[test]
fn no_language_has_two_commands_of_one_name() {
    let mut names = BTreeSet::new();
    for locale in Locale::ALL {
        for command in &COMMANDS {
            assert!(names.insert((locale.code(), say(locale, &command.label).plain())), "{} in {locale}", command.name);
        }
    }
}

#[test]
fn only_what_needs_no_table_is_offered_among_people() {
    for command in &COMMANDS {
        let everywhere = ["rules", "language", "help"].contains(&command.name);
        let contexts = &definition(command, true)["contexts"];
        assert_eq!(*contexts == json!([0, 1, 2]), everywhere, "{}", command.name);
        assert_eq!(definition(command, true)["integration_types"], json!([0, 1]));
        let scoped = definition(command, false);
        assert!(
            scoped["contexts"].is_null() && scoped["integration_types"].is_null(),
            "global commands alone have these"
        );
    }
}

#[test]
fn commands_are_intents() {
    let game = |code: &str| Some(code.to_owned());
    for (name, option, expected) in [
        ("play", None, Some(Intent::Play { game: None })),
        ("play", Some("belot"), Some(Intent::Play { game: game("belot") })),
        ("play", Some(" Сантасе "), Some(Intent::Play { game: game("santase") })),
        ("play", Some("66"), Some(Intent::Play { game: game("sznap") })),
        ("play", Some("poker"), Some(Intent::Play { game: game("poker") })),
        ("rules", Some("snaps"), Some(Intent::Rules { game: game("snaps") })),
        ("word", Some("blue moon"), Some(Intent::Words("blue moon".to_owned()))),
        ("word", None, Some(Intent::Words(String::new()))),
        ("preset", Some("our Belot"), Some(Intent::Preset { name: Some("our Belot".to_owned()) })),
        ("league", None, Some(Intent::League { create: None })),
        ("league", Some("Winter"), Some(Intent::League { create: Some("Winter".to_owned()) })),
        ("preset", None, Some(Intent::Preset { name: None })),
        ("link", None, Some(Intent::Link { code: None })),
        ("link", Some("7QXM-03KZ"), Some(Intent::Link { code: Some("7QXM-03KZ".to_owned()) })),
        ("unlink", None, Some(Intent::Unlink)),
        ("settings", None, Some(Intent::Settings { zone: None })),
        ("settings", Some("Europe/Sofia"), Some(Intent::Settings { zone: Some("Europe/Sofia".to_owned()) })),
        ("privacy", Some("delete"), Some(Intent::Privacy { wish: Some("delete".to_owned()) })),
        ("replay", None, Some(Intent::Replay { which: None })),
        ("coach", None, Some(Intent::Coach { which: None })),
        ("daily", None, Some(Intent::Daily)),
        ("puzzle", None, Some(Intent::Puzzle)),
        ("replay", Some("aaaaaaaaaaaaa/2"), Some(Intent::Replay { which: Some("aaaaaaaaaaaaa/2".to_owned()) })),
        ("rating", None, Some(Intent::Rating { of: None })),
        ("stats", None, Some(Intent::Stats { of: None })),
        ("history", Some("belot"), Some(Intent::History { game: Some("belot".to_owned()) })),
        ("leaderboard", None, Some(Intent::Leaderboard { which: None })),
        ("leaderboard", Some("belot"), Some(Intent::Leaderboard { which: Some("belot".to_owned()) })),
        ("hand", Some("ignored"), Some(Intent::Hand)),
        // Discord sends the English name, whatever the language of the app.
        ("играй", None, Some(Intent::Play { game: None })),
        ("dance", None, None),
    ] {
        assert_eq!(read(&data(name, option)), expected, "{name} {option:?}");
    }
    let all: Vec<Intent> =
        COMMANDS.iter().filter_map(|command| read(&data(&say(Locale::EN, &command.label).plain(), None))).collect();
    for (place, intent) in all.iter().enumerate() {
        assert!(!all[place + 1..].contains(intent), "two commands are one intent");
    }
    assert_eq!(all.len(), COMMANDS.len());
}

#[test]
fn games_are_suggested_as_they_are_typed() {
    for (typed, locale, expected) in [
        ("", Locale::EN, GameKind::ALL.map(GameKind::name).to_vec()),
        ("SAN", Locale::EN, vec!["santase"]),
        ("сан", Locale::BG, vec!["santase"]),
        ("САНТ", Locale::BG, vec!["santase"]),
        // The code is understood in every language.
        ("bel", Locale::BG, vec!["belot"]),
        ("бел", Locale::EN, vec![]),
        ("poker", Locale::EN, vec![]),
    ] {
        assert_eq!(values(&suggestions(Completed::Table, typed, &[], locale)), expected, "{typed:?}");
    }
    let by_letter = suggestions(Completed::Table, "s", &[], Locale::EN);
    let last = values(&by_letter).last().copied();
    assert_eq!(last, Some("ristiseiska"), "what only contains the text comes last: {by_letter:?}");
    let in_bulgarian = suggestions(Completed::Table, "бел", &[], Locale::BG);
    assert_eq!(in_bulgarian, [json!({ "name": "Белот", "value": "belot" })]);
}

#[test]
fn presets_are_suggested_beside_the_games() {
    let preset = |game, name: &str| PresetName { game, name: name.to_owned() };
    let kept = [preset(GameKind::Belot, "Long"), preset(GameKind::Santase, "Our evening")];
    for (wanted, typed, expected) in [
        (Completed::Table, "sa", vec!["santase", "santase Our evening"]),
        (Completed::Table, "EVE", vec!["santase Our evening"]),
        (Completed::Preset, "", vec!["Long", "Our evening"]),
        (Completed::Preset, "ev", vec!["Our evening"]),
        (Completed::Preset, "bel", vec!["Long"]),
        (Completed::Preset, "other", vec![]),
    ] {
        assert_eq!(values(&suggestions(wanted, typed, &kept, Locale::EN)), expected, "{wanted:?} {typed:?}");
    }
    let shown = suggestions(Completed::Preset, "our", &kept, Locale::BG);
    assert_eq!(shown, [json!({ "name": "Сантасе · Our evening", "value": "Our evening" })]);
    // As many as a community can save, with the longest names.
    let names = (0..8).flat_map(|_| GameKind::ALL).map(|game| preset(game, &"Ш".repeat(24)));
    let all: Vec<Value> = suggestions(Completed::Table, "", &names.collect::<Vec<_>>(), Locale::BG);
    assert_eq!(all.len(), SUGGESTED);
    for field in ["name", "value"] {
        let longest = all.iter().map(|choice| choice[field].as_str().unwrap().encode_utf16().count()).max();
        assert!(longest <= Some(100), "{longest:?}");
    }
}

#[test]
fn time_zones_are_suggested_as_they_are_typed() {
    let found = suggestions(Completed::Zone, "new y", &[], Locale::EN);
    assert_eq!(found, [json!({ "name": "America/New York", "value": "America/New_York" })]);
    let all = suggestions(Completed::Zone, "", &[], Locale::BG);
    assert_eq!(all.len(), SUGGESTED);
    assert!(all.iter().all(|choice| choice["name"].as_str().is_some_and(|name| name.len() <= 100)));
}

proptest! {
    #[test]
    fn whatever_is_typed_is_an_intent(typed in any::<String>()) {
        for command in &COMMANDS {
            let name = say(Locale::EN, &command.label).plain();
            prop_assert!(read(&data(&name, Some(&typed))).is_some());
        }
        for locale in Locale::ALL {
            prop_assert!(suggestions(Completed::Table, &typed, &[], locale).len() <= SUGGESTED);
        }
    }
}
