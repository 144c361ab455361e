//! The Fluent files, compiled into the program.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::Locale;

/// The files of a language, by name.
macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../../locales/", $language, "/answer.ftl")),
            include_str!(concat!("../../locales/", $language, "/menu.ftl")),
            include_str!(concat!("../../locales/", $language, "/room.ftl")),
            include_str!(concat!("../../locales/", $language, "/league.ftl")),
            include_str!(concat!("../../locales/", $language, "/link.ftl")),
            include_str!(concat!("../../locales/", $language, "/manners.ftl")),
            include_str!(concat!("../../locales/", $language, "/privacy.ftl")),
            include_str!(concat!("../../locales/", $language, "/replay.ftl")),
            include_str!(concat!("../../locales/", $language, "/slash.ftl")),
            include_str!(concat!("../../locales/", $language, "/standing.ftl")),
            include_str!(concat!("../../locales/", $language, "/belot.ftl")),
            include_str!(concat!("../../locales/", $language, "/belot-rules.ftl")),
            include_str!(concat!("../../locales/", $language, "/sznap.ftl")),
            include_str!(concat!("../../locales/", $language, "/sznap-rules.ftl")),
            include_str!(concat!("../../locales/", $language, "/snaps.ftl")),
            include_str!(concat!("../../locales/", $language, "/snaps-rules.ftl")),
            include_str!(concat!("../../locales/", $language, "/ristiseiska.ftl")),
            include_str!(concat!("../../locales/", $language, "/ristiseiska-rules.ftl")),
            include_str!(concat!("../../locales/", $language, "/santase.ftl")),
            include_str!(concat!("../../locales/", $language, "/santase-rules.ftl")),
        ]
    };
}

static EN: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Locale::En));
static BG: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Locale::Bg));

/// The texts of a language.
pub(super) const fn files(locale: Locale) -> [&'static str; 20] {
    match locale {
        Locale::En => files!("en"),
        Locale::Bg => files!("bg"),
    }
}

fn bundle(locale: Locale) -> FluentBundle<FluentResource> {
    let language = locale.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    for file in files(locale) {
        // A test holds that no file has an error; what can be read is used in any case.
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
