//! Checks licences and advisories as `cargo deny check` does, for machines without cargo-deny.

use std::collections::BTreeSet;

use cargo_metadata::Package;
use cargo_metadata::semver::VersionReq;
use figment::Figment;
use figment::providers::{Format as _, Toml};

use crate::architecture::{compiled, metadata};

/// What `deny.toml` accepts.
#[derive(serde::Deserialize)]
struct Deny {
    advisories: Advisories,
    licenses: Licences,
}

#[derive(serde::Deserialize)]
struct Licences {
    allow: Vec<String>,
    exceptions: Vec<Exception>,
}

/// A crate that may have other licences.
#[derive(serde::Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    library: String,
    allow: Vec<String>,
}

#[derive(serde::Deserialize)]
struct Advisories {
    ignore: Vec<Accepted>,
}

#[derive(serde::Deserialize)]
struct Accepted {
    id: String,
    /// The crate, its version, a colon, and why.
    reason: String,
}

/// Everything that brings this version of a library into the program, itself included.
fn ways_to(library: &str) -> BTreeSet<String> {
    let found = compiled(&["--package", "talon", "--invert", library]);
    found.into_iter().map(|(name, version)| format!("{name} {}", version.trim_start_matches('v'))).collect()
}

fn deny() -> Deny {
    Figment::from(Toml::file_exact(concat!(env!("CARGO_MANIFEST_DIR"), "/../../deny.toml")))
        .extract()
        .expect("what is accepted")
}

#[test]
fn everything_that_is_shipped_has_an_accepted_licence() {
    let Licences { allow, exceptions } = deny().licenses;
    let shipped = compiled(&["--package", "talon"]);
    let metadata = metadata();
    let of = |package: &Package| shipped.contains(&(package.name.to_string(), format!("v{}", package.version)));
    let mut seen = 0;
    for package in metadata.packages.iter().filter(|package| of(package)) {
        let licence = package.license.as_deref().unwrap_or_else(|| panic!("{} has no licence", package.name));
        let exception = exceptions.iter().find(|exception| exception.library == package.name.as_str());
        let also = exception.map(|exception| &exception.allow[..]).unwrap_or_default();
        let expression = spdx::Expression::parse_mode(licence, spdx::ParseMode::LAX).expect(licence);
        let accepted = expression.evaluate(|asked| allow.iter().chain(also).any(|known| *known == asked.to_string()));
        assert!(accepted, "{} {}: {licence}", package.name, package.version);
        seen += 1;
    }
    assert!(seen > 200, "{seen} of {}", shipped.len());
    for exception in &exceptions {
        assert!(shipped.iter().any(|(name, _)| *name == exception.library), "{} is gone", exception.library);
    }
}

/// The only way by which a library with an accepted advisory may come in: its reason is about this way.
fn ways_accepted(library: &str) -> &'static [&'static str] {
    match library {
        // The connection to Discord's gateway.
        "rustls-webpki" => &[
            "rustls-webpki 0.102.8",
            "rustls 0.22.4",
            "serenity 0.12.5",
            "talon 0.1.0",
            "talon-discord 0.1.0",
            "talon-steward 0.1.0",
            "talon-workshop 0.1.0",
            "tokio-rustls 0.25.0",
            "tokio-tungstenite 0.21.0",
            "tungstenite 0.21.0",
        ],
        // The documentation of teloxide.
        "proc-macro-error2" => &[
            "aquamarine 0.6.0",
            "proc-macro-error2 2.0.1",
            "talon 0.1.0",
            "talon-steward 0.1.0",
            "talon-telegram 0.1.0",
            "talon-workshop 0.1.0",
            "teloxide 0.17.0",
        ],
        other => panic!("{other}: by which way may it come in?"),
    }
}

/// An advisory is accepted only for one version of one library, and only for the way by which that comes in.
#[test]
fn accepted_advisories_are_still_what_was_accepted() {
    let deny = deny();
    let everything = compiled(&["--workspace"]);
    let mut ids = BTreeSet::new();
    for Accepted { id, reason } in &deny.advisories.ignore {
        assert!(id.starts_with("RUSTSEC-") && ids.insert(id), "{id}");
        let (library, why) = reason.split_once(": ").expect("a library and a reason");
        let (name, version) = library.split_once(' ').expect("a name and a version");
        let there = everything.contains(&(name.to_owned(), format!("v{version}")));
        assert!(there, "{library} is no longer there: take {id} out of deny.toml");
        assert!(why.len() > 40, "{id}: {why}");
        let only = ways_accepted(name);
        let ways = ways_to(&format!("{name}@{version}"));
        assert_eq!(
            ways,
            only.iter().map(|way| (*way).to_owned()).collect(),
            "{id}: it comes in by another way now: look at it again"
        );
    }
    assert!(!ids.is_empty());
}

/// The known advisories.
#[derive(serde::Deserialize)]
struct Known {
    advisory: Vec<Advisory>,
}

#[derive(serde::Deserialize)]
struct Advisory {
    id: String,
    library: String,
    /// The unaffected versions.
    fine: Vec<VersionReq>,
}

impl Advisory {
    fn is_about(&self, package: &Package) -> bool {
        *package.name == self.library && !self.fine.iter().any(|range| range.matches(&package.version))
    }
}

/// Every library in `Cargo.lock` counts here, including those of tests and of other systems.
#[test]
fn nothing_is_locked_that_has_a_known_advisory_which_nobody_accepted() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../advisories.toml");
    let known: Known = Figment::from(Toml::file_exact(file)).extract().expect("what is known");
    let accepted: BTreeSet<String> = deny().advisories.ignore.into_iter().map(|accepted| accepted.id).collect();
    let packages = metadata().packages;
    let affects = |advisory: &&Advisory| packages.iter().any(|package| advisory.is_about(package));
    let found: BTreeSet<String> = known.advisory.iter().filter(affects).map(|advisory| advisory.id.clone()).collect();
    assert_eq!(found, accepted, "what affects us is what deny.toml accepts, with a reason");
    let of = |library: &str| known.advisory.iter().filter(|advisory| advisory.library == library).count();
    assert!(of("rustls-webpki") > 3 && of("ttf-parser") == 1, "and the list is one");
}
