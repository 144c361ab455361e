//! Questions to a person at a terminal. Enter keeps the current value.

use talon_view::{Language, Locale};

use super::platform::{Asked, Platform};
use super::typed::{Echo, line_to};
use super::{Refused, Setup, Stop, Token, given};
use crate::failure::Failure;
use crate::text::printer::print;

/// A line that the person types, without what pasting adds.
async fn typed(question: String, echo: Echo) -> Result<String, Stop> {
    let fault = |error: std::io::Error| Stop::Failed(Failure::Fault(format!("the terminal: {error}")));
    let line = line_to(question, echo).await.map_err(fault)?.ok_or(Stop::Cancelled)?;
    Ok(given::bare(&line).to_owned())
}

impl Setup<'_> {
    /// Asks for a token until it is valid, empty, or taken unchecked. `None` for no bot on this platform.
    pub(super) async fn ask_for_token(&self, platform: Platform, kept: Option<Token>) -> Result<Option<Token>, Stop> {
        // A token that can't be checked is taken when it is entered twice.
        let mut unchecked: Option<String> = None;
        loop {
            let token = typed("Token, or Enter for none: ".to_owned(), Echo::Hidden).await?;
            if token.is_empty() {
                print("\n")?;
                return Ok(kept);
            }
            match platform.ask(self.config, &token).await {
                Asked::Found(found) => {
                    print(&format!("It is {}'s.\n\n", found.name))?;
                    return Ok(Some(Token { new: Some(token), found: Some(found) }));
                }
                Asked::Unreachable(_) if unchecked.as_ref() == Some(&token) => {
                    print("It is saved unchecked.\n\n")?;
                    return Ok(Some(Token { new: Some(token), found: None }));
                }
                Asked::Unreachable(why) => {
                    print(&format!("It cannot be checked now: {why}. Enter it again to save it unchecked.\n"))?;
                    unchecked = Some(token);
                }
                Asked::Wrong(why) => print(&format!("{why}\n"))?,
            }
        }
    }

    /// Asks for the language; `None` to keep it.
    pub(super) async fn ask_for_language(&self) -> Result<Option<String>, Stop> {
        let codes: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
        let codes = codes.join(", ");
        let set = self.config.language.0;
        print(&format!("Language for people whose own is unknown: {codes}.\n"))?;
        loop {
            let code = typed(format!("Language [{set}]: "), Echo::Shown).await?.to_ascii_lowercase();
            match code.parse::<Locale>() {
                _ if code.is_empty() => break,
                Ok(same) if same == set => break,
                Ok(other) => {
                    print("\n")?;
                    return Ok(Some(other.to_string()));
                }
                Err(_) => print(&format!("That is not one of {codes}.\n"))?,
            }
        }
        print("\n")?;
        Ok(None)
    }

    /// Asks for the database until it can be used, or is taken unchecked; `None` to keep it.
    pub(super) async fn ask_for_database(&self) -> Result<Option<String>, Stop> {
        print(
            "Database: a file, as in sqlite:talon.db, needs nothing else. For a Postgres server, type postgres://user:password@host/talon.\n\
             It is not shown either.\n",
        )?;
        let mut unchecked: Option<String> = None;
        loop {
            let address = typed(format!("Database [{}]: ", self.config.database.url), Echo::Hidden).await?;
            if address.is_empty() {
                print("\n")?;
                return Ok(None);
            }
            match self.try_database(&address).await {
                Ok(()) => print("It works.\n\n")?,
                Err(Refused::Unreachable(_)) if unchecked.as_ref() == Some(&address) => {
                    print("It is saved unchecked.\n\n")?;
                }
                Err(Refused::Unreachable(why)) => {
                    print(&format!("It cannot be used now: {why}. Enter it again to save it unchecked.\n"))?;
                    unchecked = Some(address);
                    continue;
                }
                Err(Refused::Wrong(why)) => {
                    print(&format!("That cannot be used: {why}.\n"))?;
                    continue;
                }
            }
            return Ok(Some(address));
        }
    }
}
