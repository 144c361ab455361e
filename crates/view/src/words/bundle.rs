//! The Fluent files, compiled into the program.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::game;
use crate::Locale;

/// Files of a language, by name.
macro_rules! texts {
    ($locale:expr; $($name:literal),+) => {
        match $locale {
            $crate::Locale::En => [$($crate::words::text!("en", $name)),+],
            $crate::Locale::Bg => [$($crate::words::text!("bg", $name)),+],
        }
    };
}

/// One file.
macro_rules! text {
    ($language:literal, $name:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $language, "/", $name, ".ftl"))
    };
}

pub(crate) use {text, texts};

static EN: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Locale::En));
static BG: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Locale::Bg));

/// The texts of a language: those for every game, and each game's own.
pub(super) fn files(locale: Locale) -> impl Iterator<Item = &'static str> {
    let common = texts!(
        locale;
        "answer", "menu", "room", "league", "length", "link", "privacy", "replay", "scene", "settings", "slash", "standing"
    );
    common.into_iter().chain(game::files(locale))
}

fn bundle(locale: Locale) -> FluentBundle<FluentResource> {
    let language = locale.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    for file in files(locale) {
        // A test makes sure that no file has an error. If one has, its readable part is used.
        let resource = match FluentResource::try_new(file.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The message with this key. Tests hold that every listed message exists and that formatting it causes no error.
pub(super) fn format(locale: Locale, key: &str, variables: &FluentArgs<'_>) -> String {
    let bundle = match locale {
        Locale::En => &*EN,
        Locale::Bg => &*BG,
    };
    let mut errors = Vec::new();
    let text = bundle
        .get_message(key)
        .and_then(|message| message.value())
        .map(|pattern| bundle.format_pattern(pattern, Some(variables), &mut errors).into_owned());
    debug_assert!(errors.is_empty(), "{key}: {errors:?}");
    debug_assert!(text.is_some(), "{key} is missing in {locale}");
    text.unwrap_or_else(|| key.to_owned())
}
