//! The list of settings, with what error messages need to know about each.

/// How to parse the text of an environment variable or a flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Text,
    Number,
}

/// One setting.
#[derive(Debug)]
pub(super) struct Key {
    /// The dotted name, as in `--set telegram.mode=webhook`.
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    /// A valid value, as written in the file.
    pub(super) example: &'static str,
}

impl Key {
    /// The environment variable that sets this key.
    pub(super) fn variable(&self) -> String {
        format!("TALON_{}", self.name.replace('.', "_").to_ascii_uppercase())
    }
}

const fn text(name: &'static str, example: &'static str) -> Key {
    Key { name, kind: Kind::Text, example }
}

const fn number(name: &'static str, example: &'static str) -> Key {
    Key { name, kind: Kind::Number, example }
}

/// Every setting, in the order of `config/talon.toml`.
pub(super) const KEYS: [Key; 43] = [
    text("language", r#""bg""#),
    text("log", r#""info""#),
    text("log_format", r#""json""#),
    text("database.url", r#""sqlite:talon.db""#),
    text("backup.every", r#""24h""#),
    number("backup.keep", "14"),
    text("backup.directory", r#""/var/backups/talon""#),
    text("retention.logs", r#""365days""#),
    text("retention.directory", r#""/var/lib/talon/logs""#),
    text("telegram.token", r#""123456789:AAExampleExampleExampleExampleExample""#),
    text("telegram.api_url", r#""https://api.telegram.org""#),
    text("telegram.mode", r#""polling""#),
    text("telegram.poll_timeout", r#""30s""#),
    text("telegram.webhook_listen", r#""127.0.0.1:8443""#),
    text("telegram.webhook_url", r#""https://bot.example.org/talon""#),
    text("telegram.webhook_secret", r#""a-secret-of-16-to-256-characters""#),
    text("telegram.group_gap", r#""3800ms""#),
    number("telegram.group_burst", "5"),
    text("telegram.private_gap", r#""1s""#),
    text("telegram.bot_gap", r#""34ms""#),
    text("discord.token", r#""MTIzExampleExampleExample.ExampleExample.ExampleExampleExampleExample""#),
    text("discord.api_url", r#""http://127.0.0.1:8082""#),
    text("discord.commands", r#""global""#),
    text("discord.shards", r#""all""#),
    text("discord.emojis", r#""on""#),
    text("discord.channel_gap", r#""1100ms""#),
    text("discord.private_gap", r#""1100ms""#),
    text("discord.bot_gap", r#""25ms""#),
    text("table.lobby_expires", r#""2h""#),
    text("table.starts_after", r#""15s""#),
    text("table.abandoned_after", r#""24h""#),
    text("table.idle_ends_after", r#""14days""#),
    text("table.pause_ends_after", r#""30days""#),
    number("table.per_chat", "8"),
    number("table.per_person", "16"),
    text("table.ai_delay", r#""800ms""#),
    text("table.pictures", r#""all""#),
    text("pace.ring_after", r#""60s""#),
    number("pace.scrolled_after", "10"),
    text("monitor.listen", r#""127.0.0.1:9188""#),
    text("monitor.unreached_after", r#""1m""#),
    text("testing.fixed_secret", r#""any text""#),
    text("testing.consent", r#""everybody may foresee every deal""#),
];

/// The setting with this dotted name.
pub(super) fn by_name(name: &str) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.name == name)
}

/// The setting of an environment variable.
pub(super) fn by_variable(variable: &str) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.variable() == variable)
}

/// The key most similar to a mistyped one.
pub(super) fn nearest(name: &str) -> &'static Key {
    KEYS.iter()
        .max_by(|a, b| {
            let likeness = |key: &Key| strsim::jaro_winkler(key.name, name);
            likeness(a).total_cmp(&likeness(b))
        })
        .unwrap_or(&KEYS[0])
}
