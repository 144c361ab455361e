//! The published OpenAPI document, and the check of bodies against it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, Once, OnceLock, PoisonError};

use jsonschema::{Registry, Validator};
use serde_json::{Value, json};

use crate::discord::options::SchemaSource;
use crate::discord::server::routes::Route;

/// Why a document could not be read.
#[derive(Debug, thiserror::Error)]
#[error("the OpenAPI document {path} can't be read: {why}")]
pub struct SchemaError {
    path: PathBuf,
    why: String,
}

/// The name under which the document's parts refer to each other.
const NAME: &str = "urn:discord:openapi";

/// Where the published document is stricter than the server that it describes. Nothing of these is refused or reported.
///
/// * `oneOf` is read as `anyOf` everywhere: alternatives that ask for little, as the changes of a thread, a channel and
///   a group, fit one body at once.
/// * `default_member_permissions` may be a number in a string, as it is in answers and as clients send it.
/// * The code of a field's error is a name, such as `BASE_TYPE_REQUIRED`, and no number.
fn relaxed(document: &mut Value) {
    match document {
        Value::Object(fields) => {
            let permissions = fields.get_mut("default_member_permissions").and_then(|field| field.get_mut("type"));
            if let Some(Value::Array(types)) = permissions
                && types.contains(&json!("integer"))
            {
                types.push(json!("string"));
            }
            if let Some(alternatives) = fields.remove("oneOf") {
                fields.insert("anyOf".to_owned(), alternatives);
            }
            fields.values_mut().for_each(relaxed);
        }
        Value::Array(items) => items.iter_mut().for_each(relaxed),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The parsed document, and the validators that were needed so far.
#[derive(Debug)]
pub(crate) struct Schema {
    document: Value,
    registry: Registry<'static>,
    validators: Mutex<BTreeMap<String, Arc<Validator>>>,
}

/// The file that `SchemaSource::Auto` would read, if there is one.
fn auto_path() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("TALON_DISCORD_SCHEMA") {
        return Some(PathBuf::from(path));
    }
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/specs/discord-openapi.json");
    beside.exists().then_some(beside)
}

/// True if requests and responses are validated here: the document of `SchemaSource::Auto` is readable.
#[must_use]
pub fn schema_available() -> bool {
    auto_path().is_some_and(|path| Schema::at(&path).is_ok())
}

impl Schema {
    pub(crate) fn load(source: &SchemaSource) -> Result<Option<&'static Self>, SchemaError> {
        match source {
            SchemaSource::Off => Ok(None),
            SchemaSource::File(path) => Self::at(path).map(Some),
            SchemaSource::Auto => match auto_path() {
                Some(path) => Self::at(&path).map(Some),
                None => {
                    static SAID: Once = Once::new();
                    SAID.call_once(skipped);
                    Ok(None)
                }
            },
        }
    }

    /// The document of a file, which is read once and kept for as long as the process lives.
    fn at(path: &Path) -> Result<&'static Self, SchemaError> {
        static READ: OnceLock<Mutex<BTreeMap<PathBuf, &'static Schema>>> = OnceLock::new();
        let mut read = READ.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = read.get(path) {
            return Ok(known);
        }
        let fresh: &'static Self = Box::leak(Box::new(Self::read(path)?));
        read.insert(path.to_owned(), fresh);
        Ok(fresh)
    }

    fn read(path: &Path) -> Result<Self, SchemaError> {
        let error = |why: String| SchemaError { path: path.to_owned(), why };
        let text = std::fs::read_to_string(path).map_err(|why| error(why.to_string()))?;
        let mut document: Value = serde_json::from_str(&text).map_err(|why| error(why.to_string()))?;
        relaxed(&mut document);
        if let Some(codes) = document.pointer_mut("/components/schemas/InnerErrors/properties/_errors/items") {
            let texts = json!({"code": {"type": "string"}, "message": {"type": "string"}});
            *codes = json!({"type": "object", "properties": texts, "required": ["code", "message"]});
        }
        let registry = Registry::new()
            .add(NAME, document.clone())
            .and_then(|registry| registry.prepare())
            .map_err(|why| error(why.to_string()))?;
        Ok(Self { document, registry, validators: Mutex::default() })
    }

    /// The validator of one place in the document.
    fn validator(&self, pointer: &str) -> Result<Arc<Validator>, String> {
        let mut known = self.validators.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(validator) = known.get(pointer) {
            return Ok(Arc::clone(validator));
        }
        let schema = json!({"$ref": format!("{NAME}#{}", pointer.replace('{', "%7B").replace('}', "%7D"))});
        let built = jsonschema::options().with_registry(&self.registry).should_validate_formats(true).build(&schema);
        let validator = Arc::new(built.map_err(|why| format!("{pointer}: {why}"))?);
        known.insert(pointer.to_owned(), Arc::clone(&validator));
        Ok(validator)
    }

    /// # Errors
    /// Where and how a body is not what this place describes.
    fn check(&self, pointer: &str, body: &Value) -> Result<(), String> {
        let validator = self.validator(pointer)?;
        let mut errors = validator.iter_errors(body).map(|error| format!("{}: {error}", error.instance_path()));
        // Alternatives quote the whole body; its beginning is enough.
        errors.next().map_or(Ok(()), |why| Err(why.chars().take(600).collect()))
    }

    fn operation(route: Route) -> String {
        let template = route.template().replace('~', "~0").replace('/', "~1");
        format!("/paths/{template}/{}", route.method().as_str().to_ascii_lowercase())
    }

    /// # Errors
    /// What is wrong with a request's body.
    pub(crate) fn check_request(&self, route: Route, body: &Value) -> Result<(), String> {
        let operation = Self::operation(route);
        if self.document.pointer(&operation).is_none() {
            return Err(format!("{} is not in the published document", route.name()));
        }
        let pointer = format!("{operation}/requestBody/content/application~1json/schema");
        let described = self.document.pointer(&pointer).is_some();
        if described && !body.is_null() { self.check(&pointer, body) } else { Ok(()) }
    }

    /// # Errors
    /// What is wrong with an answer's status or body.
    pub(crate) fn check_answer(&self, route: Route, status: u16, body: Option<&Value>) -> Result<(), String> {
        let responses = format!("{}/responses", Self::operation(route));
        let exact = format!("{responses}/{status}");
        let mut pointer = if self.document.pointer(&exact).is_some() { exact } else { format!("{responses}/4XX") };
        if status < 400 && pointer.ends_with("4XX") {
            return Err(format!("the document knows no status {status}"));
        }
        if let Some(Value::String(shared)) = self.document.pointer(&format!("{pointer}/$ref")) {
            shared.trim_start_matches('#').clone_into(&mut pointer);
        }
        let schema = format!("{pointer}/content/application~1json/schema");
        match (self.document.pointer(&schema), body) {
            (Some(_), Some(body)) => self.check(&schema, body),
            (Some(_), None) => Err(format!("status {status} needs a body")),
            (None, None) => Ok(()),
            (None, Some(_)) => Err(format!("status {status} has no body")),
        }
    }
}

fn skipped() {
    // The one line that a person who runs the tests has to see: nothing is checked against the published document.
    #[expect(clippy::print_stderr, reason = "a test's output is where this belongs")]
    {
        eprintln!("loopback: no OpenAPI document of Discord at hand (TALON_DISCORD_SCHEMA); validation is skipped");
    }
}
