//! The Fluent files, compiled into the program.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use strum::VariantArray;

use crate::{Language, Locale};

/// A folder for each language.
static FOLDERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// The languages' bundles. Each is made when it is first needed.
static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; Language::VARIANTS.len()] =
    [const { OnceLock::new() }; Language::VARIANTS.len()];

/// The texts of a language by the names of their files, without `.ftl`.
pub(super) fn files(code: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let files = FOLDERS.get_dir(code).into_iter().flat_map(Dir::files);
    files.filter_map(|file| Some((file.path().file_stem().and_then(OsStr::to_str)?, file.contents_utf8()?)))
}

/// The codes of all languages of which there are texts.
#[cfg(test)]
pub(super) fn codes() -> impl Iterator<Item = &'static str> {
    FOLDERS.dirs().map(|folder| folder.path().to_str().expect("a code"))
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let tag = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    if language == Language::Pseudo {
        bundle.set_transform(Some(pseudo));
    }
    for (_, file) in files(folder(language)) {
        // A test makes sure that no file has an error. If one has, its readable part is used.
        let resource = match FluentResource::try_new(file.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn folder(language: Language) -> &'static str {
    match language {
        Language::Pseudo => Language::En.code(),
        language => language.code(),
    }
}

/// Longer, with accents, and between marks of direction.
fn pseudo(text: &str) -> Cow<'_, str> {
    if !text.contains(char::is_alphabetic) {
        return text.into();
    }
    format!("\u{200f}{}\u{200e}", fluent_pseudo::transform(text, false, true)).into()
}

/// The first message with one of these keys. Tests hold that every listed message exists and that formatting it causes no error.
pub(super) fn format(
    locale: Locale,
    keys: impl Iterator<Item = Cow<'static, str>> + Clone,
    variables: &FluentArgs<'_>,
) -> String {
    let mut errors = Vec::new();
    let bundle = BUNDLES.get(locale.language as usize).map(|made| made.get_or_init(|| bundle(locale.language)));
    let text = bundle.and_then(|bundle| {
        let pattern = keys.clone().find_map(|key| bundle.get_message(&key)?.value())?;
        Some(bundle.format_pattern(pattern, Some(variables), &mut errors).into_owned())
    });
    debug_assert!(errors.is_empty(), "{:?}: {errors:?}", keys.collect::<Vec<_>>());
    debug_assert!(text.is_some(), "{:?} is missing in {locale}", keys.collect::<Vec<_>>());
    text.unwrap_or_else(|| keys.last().unwrap_or_default().into_owned())
}
