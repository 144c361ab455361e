//! The published schema of the Bot API (methods, parameters, types), and the check of values against it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Once;

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::options::SchemaSource;
use crate::wire::params::Params;

/// Why a schema could not be read.
#[derive(Debug, thiserror::Error)]
#[error("the schema {path} can't be read: {why}")]
pub struct SchemaError {
    path: PathBuf,
    why: String,
}

#[derive(Debug, Deserialize)]
struct RawField {
    name: String,
    types: Vec<String>,
    required: bool,
}

#[derive(Debug, Deserialize)]
struct RawItem {
    #[serde(default)]
    fields: Vec<RawField>,
    #[serde(default)]
    subtypes: Vec<String>,
    #[serde(default)]
    returns: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct RawSchema {
    methods: BTreeMap<String, RawItem>,
    types: BTreeMap<String, RawItem>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    Integer,
    Float,
    Text,
    Flag,
    List(Box<Kind>),
    Named(String),
}

impl Kind {
    fn parse(name: &str) -> Self {
        match name {
            "Integer" => Self::Integer,
            "Float" => Self::Float,
            "String" => Self::Text,
            "Boolean" => Self::Flag,
            other => match other.strip_prefix("Array of ") {
                Some(of) => Self::List(Box::new(Self::parse(of))),
                None => Self::Named(other.to_owned()),
            },
        }
    }
}

#[derive(Debug)]
struct Field {
    kinds: Vec<Kind>,
    required: bool,
}

#[derive(Debug)]
enum Shape {
    /// A file, in any of its forms.
    File,
    OneOf(Vec<Kind>),
    Object(BTreeMap<String, Field>),
}

#[derive(Debug)]
struct Signature {
    params: BTreeMap<String, Field>,
    returns: Vec<Kind>,
}

/// The parsed schema.
#[derive(Debug)]
pub(crate) struct Schema {
    methods: BTreeMap<String, Signature>,
    types: BTreeMap<String, Shape>,
}

fn fields(raw: Vec<RawField>) -> BTreeMap<String, Field> {
    raw.into_iter()
        .map(|field| {
            let kinds = field.types.iter().map(|name| Kind::parse(name)).collect();
            (field.name, Field { kinds, required: field.required })
        })
        .collect()
}

/// The file that `SchemaSource::Auto` would read, if there is one.
fn auto_path() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("TALON_TELEGRAM_SCHEMA") {
        return Some(PathBuf::from(path));
    }
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/specs/telegram-bot-api.json");
    beside.exists().then_some(beside)
}

/// True if requests and responses are validated here: the schema of `SchemaSource::Auto` is readable.
#[must_use]
pub fn schema_available() -> bool {
    auto_path().is_some_and(|path| Schema::read(&path).is_ok())
}

impl Schema {
    pub(crate) fn load(source: &SchemaSource) -> Result<Option<Self>, SchemaError> {
        match source {
            SchemaSource::Off => Ok(None),
            SchemaSource::File(path) => Self::read(path).map(Some),
            SchemaSource::Auto => match auto_path() {
                Some(path) => Self::read(&path).map(Some),
                None => {
                    static SAID: Once = Once::new();
                    SAID.call_once(skipped);
                    Ok(None)
                }
            },
        }
    }

    fn read(path: &Path) -> Result<Self, SchemaError> {
        let error = |why: String| SchemaError { path: path.to_owned(), why };
        let text = std::fs::read_to_string(path).map_err(|why| error(why.to_string()))?;
        let raw: RawSchema = serde_json::from_str(&text).map_err(|why| error(why.to_string()))?;
        let methods = raw
            .methods
            .into_iter()
            .map(|(name, item)| {
                let returns = item.returns.iter().map(|name| Kind::parse(name)).collect();
                (name, Signature { params: fields(item.fields), returns })
            })
            .collect();
        let types = raw
            .types
            .into_iter()
            .map(|(name, item)| {
                let shape = if name == "InputFile" {
                    Shape::File
                } else if item.subtypes.is_empty() {
                    Shape::Object(fields(item.fields))
                } else {
                    Shape::OneOf(item.subtypes.iter().map(|name| Kind::parse(name)).collect())
                };
                (name, shape)
            })
            .collect();
        Ok(Self { methods, types })
    }

    /// Checks a request and turns a form's strings into what the method expects.
    ///
    /// # Errors
    /// What is wrong, with the parameter's name.
    pub(crate) fn check_request(&self, method: &str, params: &mut Params) -> Result<(), String> {
        let signature = self.methods.get(method).ok_or_else(|| format!("{method} is not in the schema"))?;
        params.values.retain(|_, value| !value.is_null());
        for (name, value) in &mut params.values {
            let field = signature.params.get(name).ok_or_else(|| format!("unknown parameter {name}"))?;
            coerce(value, &field.kinds);
            self.check(value, &field.kinds, name)?;
        }
        for (name, field) in &signature.params {
            if field.required && !params.values.contains_key(name) && !params.files.contains_key(name) {
                return Err(format!("missing parameter {name}"));
            }
        }
        let attached = |name: &String| {
            signature.params.contains_key(name)
                || params.values.values().any(|value| value.to_string().contains(&format!("attach://{name}")))
        };
        match params.files.keys().find(|name| !attached(name)) {
            Some(name) => Err(format!("unknown file {name}")),
            None => Ok(()),
        }
    }

    /// # Errors
    /// What is wrong with an answer to `method`, with the path to it.
    pub(crate) fn check_answer(&self, method: &str, answer: &Value) -> Result<(), String> {
        match self.methods.get(method) {
            Some(signature) => self.check(answer, &signature.returns, "result"),
            None => Err(format!("{method} is not in the schema")),
        }
    }

    /// # Errors
    /// What is wrong with an update, with the path to it.
    pub(crate) fn check_update(&self, update: &Value) -> Result<(), String> {
        self.check(update, &[Kind::Named("Update".to_owned())], "update")
    }

    fn check(&self, value: &Value, kinds: &[Kind], path: &str) -> Result<(), String> {
        let mut deepest: Option<String> = None;
        for kind in kinds {
            match self.check_kind(value, kind, path) {
                Ok(()) => return Ok(()),
                Err(why) => {
                    if deepest.as_ref().is_none_or(|known| depth(&why) > depth(known)) {
                        deepest = Some(why);
                    }
                }
            }
        }
        Err(deepest.unwrap_or_else(|| format!("{path}: no type fits")))
    }

    fn check_kind(&self, value: &Value, kind: &Kind, path: &str) -> Result<(), String> {
        let wrong = |expected: &str| Err(format!("{path}: {expected} expected, not {}", name_of(value)));
        match kind {
            Kind::Integer if value.is_i64() || value.is_u64() => Ok(()),
            Kind::Integer => wrong("an integer"),
            Kind::Float if value.is_number() => Ok(()),
            Kind::Float => wrong("a number"),
            Kind::Text if value.is_string() => Ok(()),
            Kind::Text => wrong("a string"),
            Kind::Flag if value.is_boolean() => Ok(()),
            Kind::Flag => wrong("a boolean"),
            Kind::List(of) => {
                let Value::Array(items) = value else { return wrong("an array") };
                items.iter().enumerate().try_for_each(|(n, item)| self.check_kind(item, of, &format!("{path}.{n}")))
            }
            Kind::Named(name) => match self.types.get(name) {
                None => Err(format!("{path}: the schema has no type {name}")),
                Some(Shape::File) => Ok(()),
                Some(Shape::OneOf(kinds)) => self.check(value, kinds, path),
                Some(Shape::Object(fields)) => {
                    let Value::Object(object) = value else { return wrong(name) };
                    self.check_object(object, fields, path)
                }
            },
        }
    }

    fn check_object(
        &self,
        object: &Map<String, Value>,
        fields: &BTreeMap<String, Field>,
        path: &str,
    ) -> Result<(), String> {
        for (name, field) in fields {
            match object.get(name) {
                Some(value) => self.check(value, &field.kinds, &format!("{path}.{name}"))?,
                None if field.required => return Err(format!("{path}.{name}: missing")),
                None => {}
            }
        }
        match object.keys().find(|name| !fields.contains_key(*name)) {
            Some(name) => Err(format!("{path}.{name}: unknown")),
            None => Ok(()),
        }
    }
}

fn skipped() {
    // The one line that a person who runs the tests has to see: nothing is checked against the published schema.
    #[expect(clippy::print_stderr, reason = "a test's output is where this belongs")]
    {
        eprintln!("loopback: no schema of the Bot API at hand (TALON_TELEGRAM_SCHEMA); validation is skipped");
    }
}

/// How deep into the value an objection points.
fn depth(why: &str) -> usize {
    why.split(':').next().map_or(0, |path| path.matches('.').count())
}

fn name_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}

/// Reads a string as what the parameter expects, as forms and GET requests need.
fn coerce(value: &mut Value, kinds: &[Kind]) {
    let Value::String(text) = &*value else { return };
    let trimmed = text.trim();
    for kind in kinds {
        let parsed = match kind {
            Kind::Text => return,
            Kind::Integer => trimmed.parse::<i64>().ok().map(Value::from),
            Kind::Float => trimmed.parse::<f64>().ok().map(Value::from),
            Kind::Flag => match trimmed.to_ascii_lowercase().as_str() {
                "true" | "yes" | "1" => Some(Value::Bool(true)),
                "false" | "no" | "0" => Some(Value::Bool(false)),
                _ => None,
            },
            Kind::List(_) => serde_json::from_str(trimmed).ok().filter(Value::is_array),
            Kind::Named(_) => serde_json::from_str(trimmed).ok().filter(Value::is_object),
        };
        if let Some(parsed) = parsed {
            *value = parsed;
            return;
        }
    }
}
