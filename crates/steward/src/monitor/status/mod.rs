//! `talon status` and `talon health`: ask a bot on this machine for its state, over its monitoring port.

mod page;
mod reading;

use std::io::IsTerminal as _;
use std::time::Duration;

use crossterm::event::{Event, EventStream, KeyCode, KeyModifiers};
use futures_util::StreamExt as _;
use reqwest::{Client, StatusCode};

use crate::config::Config;
use crate::failure::Failure;
use crate::monitor::paths;
use crate::terminal::Raw;
use crate::text::printer::print;
use crate::text::this_program;
use page::Page;
use reading::Reading;

/// The timeout for the bot's answer. It waits two seconds for its database.
const WITHIN: Duration = Duration::from_secs(5);

/// The time between two refreshes.
const PAUSE: Duration = Duration::from_secs(2);

/// Asks the bot for its readiness, and prints a line for each thing it needs.
///
/// # Errors
/// [`Failure::Found`] if something is missing; [`Failure::Usage`] if no bot answers.
pub async fn health(config: &Config) -> Result<(), Failure> {
    let (status, text) = Source::of(config)?.get(paths::READY).await?;
    print(&text)?;
    if status == StatusCode::OK { Ok(()) } else { Err(Failure::Found) }
}

/// Shows the bot's state: live in a terminal, otherwise once.
///
/// # Errors
/// No bot answers, or the terminal can't be drawn on.
pub async fn show(config: &Config, once: bool) -> Result<(), Failure> {
    let source = Source::of(config)?;
    let first = source.read().await?;
    if once || !std::io::stdout().is_terminal() {
        let page = Page::since_start(&first, &source.address);
        return print(&page.lines(usize::MAX).iter().map(|line| format!("{line}\n")).collect::<String>());
    }
    live(&source, first).await.map_err(|error| Failure::Fault(format!("the terminal: {error}")))?
}

/// Redraws every two seconds until somebody presses `q`. If the bot stops answering, keeps trying.
async fn live(source: &Source, first: Reading) -> std::io::Result<Result<(), Failure>> {
    let mut raw = Raw::enter()?;
    let mut keys = EventStream::new();
    let mut looks = tokio::time::interval(PAUSE);
    looks.tick().await;
    let mut page = Page::since_start(&first, &source.address);
    let mut last = Some(first);
    loop {
        raw.put(|window| page.lines(window.columns))?;
        tokio::select! {
            _ = looks.tick() => match source.read().await {
                Ok(reading) => {
                    page = match &last {
                        Some(earlier) if earlier.is_of_same_process(&reading) => {
                            Page::between(earlier, &reading, &source.address)
                        }
                        _ => Page::since_start(&reading, &source.address),
                    };
                    last = Some(reading);
                }
                Err(failure) => {
                    page = Page::without_answer(&failure.to_string());
                    last = None;
                }
            },
            key = keys.next() => match key {
                Some(Ok(Event::Key(key))) if ends(key.code, key.modifiers) => return Ok(Ok(())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error),
                None => return Ok(Ok(())),
            },
        }
    }
}

fn ends(code: KeyCode, modifiers: KeyModifiers) -> bool {
    let control = modifiers.contains(KeyModifiers::CONTROL);
    matches!(code, KeyCode::Char('q') | KeyCode::Esc) || (control && matches!(code, KeyCode::Char('c' | 'd')))
}

/// The bot's monitoring address.
struct Source {
    address: String,
    client: Client,
}

impl Source {
    fn of(config: &Config) -> Result<Self, Failure> {
        let listen = config.monitor.address().ok_or_else(|| {
            Failure::Usage(
                "monitor.listen is off, so the bot does not report its state; restart it without that setting"
                    .to_owned(),
            )
        })?;
        // Proxies from the environment are for other machines.
        let client = Client::builder().no_proxy().timeout(WITHIN).build();
        let client = client.map_err(|error| Failure::Fault(format!("no request can be made: {error}")))?;
        Ok(Self { address: listen.to_string(), client })
    }

    async fn get(&self, path: &str) -> Result<(StatusCode, String), Failure> {
        let silent = |error: reqwest::Error| {
            let why = if error.is_timeout() { "it takes too long" } else { "nobody listens there" };
            Failure::Usage(format!(
                "no bot answers on {}: {why}; start one with “{}”",
                self.address,
                this_program::command("serve")
            ))
        };
        let response = self.client.get(format!("http://{}{path}", self.address)).send().await.map_err(silent)?;
        let status = response.status();
        Ok((status, response.text().await.map_err(silent)?))
    }

    async fn read(&self) -> Result<Reading, Failure> {
        let (status, text) = self.get(paths::METRICS).await?;
        Reading::parse(&text).filter(|_| status == StatusCode::OK).ok_or_else(|| {
            Failure::Usage(format!("the program on {} is not Talon: it has none of its metrics", self.address))
        })
    }
}
