//! Merges the layers of settings: defaults, file, environment, flags.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use figment::providers::{Format, Toml};
use figment::value::{Dict, Map, Value};
use figment::{Figment, Metadata, Profile, Provider};

use super::env_file::EnvFile;
use super::keys::{self, Key, Kind};
use super::problem::{ENVIRONMENT, FLAGS};
use super::settings_file::{self, Unread};
use super::{Config, Consent, DatabaseUrl, OrOff, Problem, TelegramMode};

/// The default settings file.
const USUAL_FILE: &str = "config/talon.toml";

/// The next default: the package's settings, for commands about the installed bot.
const INSTALLED_FILE: &str = "/etc/talon/talon.toml";

/// Variables with our prefix that are not settings.
const NOT_SETTINGS: [&str; 7] = [
    "TALON_CONFIG",
    "TALON_ENV_FILE",
    "TALON_TELEGRAM_SCHEMA",
    "TALON_DISCORD_SCHEMA",
    "TALON_VECTORS",
    "TALON_BLESS",
    "TALON_TEST_POSTGRES",
];

/// The sources of the settings.
#[derive(Debug, Default)]
pub struct Sources {
    /// `--config`: must exist. Without it, `config/talon.toml` is read if it exists.
    pub(crate) file: Option<PathBuf>,
    /// Whether the installed package's file is read if there is no other.
    pub(crate) or_installed: bool,
    /// The file of variables, if there is one. The environment overrides it.
    pub(crate) env_file: Option<EnvFile>,
    /// The process's own environment variables.
    pub(crate) environment: Vec<(String, String)>,
    /// `--set key=value`, and the flags for single keys.
    pub(crate) flags: Vec<(String, String)>,
}

impl Sources {
    /// The value of a setting in a flag or the environment, ignoring files.
    pub(crate) fn given(&self, name: &str) -> Option<&str> {
        let of_flags = self.flags.iter().rev().find(|(key, _)| key == name);
        let in_environment = || {
            let of_key = |variable: &str| keys::by_variable(variable).is_some_and(|key| key.name == name);
            self.environment.iter().find(|(variable, _)| of_key(variable))
        };
        of_flags.or_else(in_environment).map(|(_, value)| value.as_str())
    }

    /// Variables that look like a bot's token under a wrong name, each with the right name.
    pub fn mistaken_tokens(&self) -> Vec<String> {
        let of_file = self.env_file.iter().flat_map(|file| &file.pairs);
        let named = self.environment.iter().chain(of_file).map(|(variable, _)| variable.as_str());
        let mistaken = named.filter_map(|variable| {
            let platform = ["TELEGRAM", "DISCORD"].into_iter().find(|platform| variable.contains(platform))?;
            let is_token = variable.contains("TOKEN") && !variable.starts_with("TALON_");
            is_token.then(|| format!("{variable} is not read, TALON_{platform}_TOKEN is"))
        });
        mistaken.collect()
    }

    /// The process's environment.
    pub(crate) fn environment() -> Vec<(String, String)> {
        let text = |(key, value): (OsString, OsString)| Some((key.into_string().ok()?, value.into_string().ok()?));
        std::env::vars_os().filter_map(text).collect()
    }
}

/// Reads and checks the settings.
///
/// # Errors
/// One sentence with the key, its source and a valid example.
pub fn load(sources: &Sources) -> Result<Config, Problem> {
    let mut figment = Figment::new();
    if let Some(file) = file_to_read(sources)? {
        figment = figment.merge(file);
    }
    if let Some(file) = &sources.env_file {
        figment = figment.merge(variables(&file.name(), &file.pairs)?);
    }
    let figment = figment.merge(variables(ENVIRONMENT, &sources.environment)?).merge(flag_layer(&sources.flags)?);
    let mut config: Config = figment.extract().map_err(Problem::from_figment)?;
    config.env_file = sources.env_file.as_ref().map(|file| file.path.clone());
    check(&config)?;
    Ok(config)
}

impl Config {
    /// The default settings with this database.
    ///
    /// # Errors
    /// The address is invalid.
    pub fn usual(database: &str) -> Result<Self, Problem> {
        load(&Sources { flags: vec![("database.url".to_owned(), database.to_owned())], ..Sources::default() })
    }
}

fn file_to_read(sources: &Sources) -> Result<Option<TomlFile<'_>>, Problem> {
    let (usual, installed) = (Some(Path::new(USUAL_FILE)), sources.or_installed.then_some(Path::new(INSTALLED_FILE)));
    match sources.file.as_deref() {
        Some(path) => match path.metadata() {
            Ok(found) if found.is_file() => TomlFile::read(path).map(Some),
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(unreadable(path, &error)),
            Ok(_) | Err(_) => Err(Problem::new(format!(
                "--config: there is no file “{}”; a valid example is --config {USUAL_FILE}",
                path.display()
            ))),
        },
        None => {
            let places = if settings_file::is_root() { [installed, usual] } else { [usual, installed] };
            let first = places.into_iter().flatten().find(|path| path.is_file());
            first.map(TomlFile::read).transpose()
        }
    }
}

/// A settings file, with its name for messages.
struct TomlFile<'a> {
    path: &'a Path,
    text: String,
}

impl<'a> TomlFile<'a> {
    fn read(path: &'a Path) -> Result<Self, Problem> {
        match settings_file::read(path, "--config") {
            Ok(text) => Ok(Self { path, text }),
            Err(Unread::Unfit(problem)) => Err(problem),
            Err(Unread::Refused(error)) => Err(unreadable(path, &error)),
        }
    }
}

impl Provider for TomlFile<'_> {
    fn metadata(&self) -> Metadata {
        Metadata::from("TOML file", self.path)
    }

    fn data(&self) -> Result<Map<Profile, Dict>, figment::Error> {
        Toml::string(&self.text).data()
    }
}

fn unreadable(path: &Path, error: &io::Error) -> Problem {
    Problem::new(format!(
        "{}: the file cannot be read ({}); run the command as a user who can read it, or choose another one with --config {USUAL_FILE}",
        path.display(),
        error.kind()
    ))
}

/// Checks that involve more than one key.
///
/// # Errors
/// As [`load`].
pub(crate) fn check(config: &Config) -> Result<(), Problem> {
    let telegram = &config.telegram;
    if telegram.mode == TelegramMode::Webhook {
        let missing = if telegram.webhook_url.is_none() {
            keys::by_name("telegram.webhook_url")
        } else if telegram.webhook_secret.is_none() {
            keys::by_name("telegram.webhook_secret")
        } else {
            None
        };
        if let Some(key) = missing {
            let why = "it is required for telegram.mode = \"webhook\"";
            return Err(Problem::invalid(key, "the settings", why));
        }
    }
    if matches!(config.backup.every, Some(OrOff::On(_))) && matches!(config.database.url, DatabaseUrl::Postgres(_)) {
        return Err(Problem::new(
            "“backup.every” is for a SQLite database; a database on a Postgres server is copied by the server's own tool, as in \
             pg_dump --format=custom --file=talon.dump talon"
                .to_owned(),
        ));
    }
    check_testing(config)
}

/// A fixed secret requires explicit consent, and only platforms on this machine.
fn check_testing(config: &Config) -> Result<(), Problem> {
    if config.testing.fixed_secret.is_none() {
        return Ok(());
    }
    if let Some(key) = address_of_strangers(config) {
        return Err(Problem::new(format!(
            "“testing.fixed_secret” makes every deal foreseeable and is accepted only where \
             “{}” is loopback; a valid example is {} = \"http://127.0.0.1:8081\"",
            key.name, key.name
        )));
    }
    if config.testing.consent.is_none() {
        return Err(Problem::new(format!(
            "“testing.fixed_secret” makes every deal foreseeable and is for tests alone; there, and nowhere where people play, \
             set testing.consent = \"{}\"",
            Consent::WORDS
        )));
    }
    Ok(())
}

/// The address setting of a served platform that is not on this machine.
fn address_of_strangers(config: &Config) -> Option<&'static Key> {
    let (telegram, discord) = (&config.telegram, &config.discord);
    let near = discord.api_url.as_ref().is_some_and(super::ApiUrl::is_loopback);
    if telegram.token.is_some() && !telegram.api_url.is_loopback() {
        keys::by_name("telegram.api_url")
    } else if discord.token.is_some() && !near {
        keys::by_name("discord.api_url")
    } else {
        None
    }
}

/// A layer of `key = value` pairs, with its source for messages.
struct Layer {
    name: String,
    dict: Dict,
}

impl Provider for Layer {
    fn metadata(&self) -> Metadata {
        Metadata::named(self.name.clone())
    }

    fn data(&self) -> Result<Map<Profile, Dict>, figment::Error> {
        Ok(Map::from([(Profile::Default, self.dict.clone())]))
    }
}

/// The settings among these variables. `source` is the name of their source in messages.
fn variables(source: &str, pairs: &[(String, String)]) -> Result<Layer, Problem> {
    let mut dict = Dict::new();
    for (variable, text) in pairs {
        if !variable.starts_with("TALON_") || NOT_SETTINGS.contains(&variable.as_str()) {
            continue;
        }
        let Some(key) = keys::by_variable(variable) else {
            let near = keys::nearest(&variable["TALON_".len()..].to_ascii_lowercase());
            return Err(Problem::new(format!(
                "{source}: there is no setting “{variable}”; did you mean {}={}?",
                near.variable(),
                near.example.trim_matches('"')
            )));
        };
        insert(&mut dict, key, text, source)?;
    }
    Ok(Layer { name: source.to_owned(), dict })
}

fn flag_layer(flags: &[(String, String)]) -> Result<Layer, Problem> {
    let mut dict = Dict::new();
    for (name, text) in flags {
        let key = keys::by_name(name).ok_or_else(|| Problem::unknown(name, FLAGS))?;
        insert(&mut dict, key, text, FLAGS)?;
    }
    Ok(Layer { name: FLAGS.to_owned(), dict })
}

fn insert(dict: &mut Dict, key: &Key, text: &str, source: &str) -> Result<(), Problem> {
    let value = match key.kind {
        Kind::Text => Value::from(text),
        Kind::Number => Value::from(
            text.trim()
                .parse::<u32>()
                .map_err(|_| Problem::invalid(key, source, &format!("“{text}” is not a whole number")))?,
        ),
    };
    match key.name.split_once('.') {
        None => {
            dict.insert(key.name.to_owned(), value);
        }
        Some((section, leaf)) => {
            let entry = dict.entry(section.to_owned()).or_insert_with(|| Value::from(Dict::new()));
            if let Value::Dict(_, inner) = entry {
                inner.insert(leaf.to_owned(), value);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::keys::KEYS;

    fn with(environment: &[(&str, &str)], flags: &[(&str, &str)]) -> Result<Config, Problem> {
        let own = |pairs: &[(&str, &str)]| {
            pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
        };
        load(&Sources { environment: own(environment), flags: own(flags), ..Sources::default() })
    }

    fn from_file(text: &str) -> Result<Config, Problem> {
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("talon.toml");
        std::fs::write(&file, text).expect("written");
        load(&Sources { file: Some(file), ..Sources::default() })
    }

    const SHIPPED: &str = include_str!("../../../../config/talon.toml");

    #[test]
    fn the_shipped_file_documents_every_key_and_its_default() {
        let mut section = String::new();
        let mut found = Vec::new();
        for line in SHIPPED.lines() {
            if let Some(name) = line.strip_prefix('[') {
                section = format!("{}.", name.trim_end_matches(']'));
            } else if let Some(setting) = line.strip_prefix("#: ") {
                let name = setting.split('=').next().expect("a key").trim();
                found.push(format!("{section}{name}"));
            }
        }
        let known: Vec<_> = KEYS.iter().map(|key| key.name.to_owned()).collect();
        assert_eq!(found, known);
    }

    #[test]
    fn the_defaults_in_the_shipped_file_are_the_program_s() {
        let written: String = SHIPPED
            .lines()
            .filter(|line| !line.ends_with("(no default)"))
            .map(|line| line.strip_prefix("#: ").unwrap_or(line).to_owned() + "\n")
            .collect();
        let uncommented = from_file(&written).expect("valid");
        assert_eq!(format!("{uncommented:?}"), format!("{:?}", Config::default()));
    }

    #[test]
    fn every_example_is_valid() {
        for key in &KEYS {
            let example = key.example.trim_matches('"');
            let others = [("telegram.api_url", "http://127.0.0.1:1"), ("testing.consent", Consent::WORDS)];
            let others = others.into_iter().filter(|(name, _)| *name != key.name);
            let flags: Vec<_> = others.chain([(key.name, example)]).collect();
            with(&[], &flags).unwrap_or_else(|problem| panic!("{}: {problem}", key.name));
        }
    }

    #[test]
    fn flags_win_over_the_environment_and_that_over_the_file() {
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("talon.toml");
        std::fs::write(&file, "[table]\nper_chat = 1\nper_person = 1\nai_delay = \"1s\"\n").expect("written");
        let config = load(&Sources {
            file: Some(file),
            or_installed: false,
            env_file: None,
            environment: vec![
                ("TALON_TABLE_PER_CHAT".to_owned(), "2".to_owned()),
                ("TALON_TABLE_PER_PERSON".to_owned(), "2".to_owned()),
            ],
            flags: vec![("table.per_chat".to_owned(), "3".to_owned())],
        })
        .expect("valid");
        assert_eq!(config.table.per_chat, 3);
        assert_eq!(config.table.per_person, 2);
        assert_eq!(config.table.ai_delay, super::super::Span::seconds(1));
    }

    #[test]
    fn files_from_windows_are_read_or_told_what_they_are() {
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("talon.toml");
        let variables = directory.path().join(".env");
        let sources = || {
            Ok::<_, Problem>(Sources {
                file: Some(file.clone()),
                or_installed: false,
                env_file: EnvFile::read(Some(&variables), false)?,
                environment: vec![],
                flags: vec![],
            })
        };
        std::fs::write(&file, "\u{feff}[table]\r\nper_chat = 3\r\n").expect("written");
        std::fs::write(&variables, "\u{feff}TALON_TABLE_PER_PERSON=2\r\n").expect("written");
        let config = sources().and_then(|sources| load(&sources)).expect("as if there were no mark");
        assert_eq!((config.table.per_chat, config.table.per_person), (3, 2));
        let utf16: Vec<u8> = "\u{feff}[table]\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        for path in [&file, &variables] {
            let before = std::fs::read(path).expect("it is there");
            std::fs::write(path, &utf16).expect("written");
            let said = sources().and_then(|sources| load(&sources)).expect_err("UTF-16").to_string();
            assert_eq!(said, format!("{}: it is UTF-16: save it as UTF-8", path.display()));
            std::fs::write(path, before).expect("written");
        }
    }

    #[test]
    fn an_unknown_key_is_named_with_its_file_and_the_nearest_one() {
        let problem = from_file("[telegram]\ntokne = \"x\"\n").expect_err("unknown");
        let text = problem.to_string();
        assert!(text.contains("talon.toml"), "{text}");
        assert!(text.contains("telegram.tokne"), "{text}");
        assert!(text.contains("telegram.token"), "{text}");
    }

    #[test]
    fn an_unknown_variable_is_named() {
        let problem = with(&[("TALON_TELEGRAM_TOKNE", "x")], &[]).expect_err("unknown");
        let text = problem.to_string();
        assert!(text.contains("TALON_TELEGRAM_TOKNE"), "{text}");
        assert!(text.contains("TALON_TELEGRAM_TOKEN="), "{text}");
    }

    #[test]
    fn a_malformed_token_is_refused_without_being_repeated() {
        let problem = with(&[("TALON_TELEGRAM_TOKEN", "swordfish")], &[]).expect_err("malformed");
        let text = problem.to_string();
        assert!(text.contains("telegram.token"), "{text}");
        assert!(text.contains("environment"), "{text}");
        assert!(text.contains("123456789:"), "{text}");
        assert!(!text.contains("swordfish"), "{text}");
    }

    #[test]
    fn a_database_s_password_is_never_repeated() {
        let good = with(&[("TALON_DATABASE_URL", "postgres://talon:swordfish@host/talon")], &[]).expect("valid");
        let shown = format!("{good:?} {}", good.database.url);
        assert!(shown.contains("talon at host:5432") && !shown.contains("swordfish"), "{shown}");
        for bad in
            ["postgres://talon:swordfish@host:port/talon", "postgres://talon:swordfish@host/", "mysql://swordfish"]
        {
            let text = with(&[("TALON_DATABASE_URL", bad)], &[]).expect_err("malformed").to_string();
            assert!(text.contains("database.url") && !text.contains("swordfish"), "{text}");
        }
    }

    #[test]
    fn a_fixed_secret_is_refused_on_a_real_platform() {
        let token = "123456789:AAExampleExampleExampleExampleExample";
        let secret = [("TALON_TELEGRAM_TOKEN", token), ("TALON_TESTING_FIXED_SECRET", "s")];
        let meant = [("testing.consent", Consent::WORDS)];
        assert!(with(&secret, &meant).expect_err("refused").to_string().contains("loopback"));
        let near = ("telegram.api_url", "http://127.0.0.1:9");
        assert!(with(&secret, &[meant[0], near]).is_ok());
    }

    /// A self-hosted Bot API server is on loopback too, and serves real people.
    #[test]
    fn a_fixed_secret_is_refused_where_nobody_says_that_it_is_meant() {
        let near = ("telegram.api_url", "http://127.0.0.1:8081");
        for served in [&[("TALON_TELEGRAM_TOKEN", "123456789:AAExampleExampleExampleExampleExample")][..], &[]] {
            let said = with(served, &[near, ("testing.fixed_secret", "s")]).expect_err("refused").to_string();
            assert!(said.contains("testing.consent") && said.contains(Consent::WORDS), "{said}");
        }
        for other in ["", "yes", "on", "true", "1", "any text"] {
            let said = with(&[], &[("testing.consent", other)]).expect_err(other).to_string();
            assert!(said.contains("testing.consent") && said.contains(Consent::WORDS), "{said}");
        }
        let said = with(&[], &[("testing.consent", Consent::WORDS)]);
        assert!(said.is_ok_and(|config| config.testing.fixed_secret.is_none()));
    }

    #[test]
    fn a_webhook_needs_its_address_and_its_secret() {
        let problem = with(&[("TALON_TELEGRAM_MODE", "webhook")], &[]).expect_err("incomplete");
        assert!(problem.to_string().contains("telegram.webhook_url"));
    }

    #[test]
    fn wrong_values_are_named_with_an_example() {
        for (key, value) in [
            ("table.ai_delay", "soon"),
            ("table.per_chat", "many"),
            ("database.url", "mysql:x"),
            ("database.url", "sqlite:"),
            ("database.url", "sqlite://"),
            ("database.url", "postgres://talon@host"),
            ("telegram.mode", "carrier-pigeon"),
            ("telegram.api_url", "ftp://x"),
            ("telegram.webhook_listen", "here"),
            ("language", "tlh"),
        ] {
            let problem = with(&[], &[(key, value)]).expect_err(value);
            let text = problem.to_string();
            assert!(text.contains(key) && text.contains("example"), "{text}");
        }
    }
}
