//! `talon bench picture`: how long a picture takes and how large it is.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;
use talon_games::GameKind;
use talon_house::ports::compute::painted;
use talon_steward::Failure;
use talon_view::{Locale, Picture, Theme};

use super::PictureBenchFlags;
use super::processor_time;
use crate::gallery;

/// A line of JSON. Times are in milliseconds of processor time, to one decimal.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    /// The name of the picture's page, such as `hand-3`.
    picture: String,
    theme: &'static str,
    bytes: usize,
    first_ms: f64,
    median_ms: f64,
    least_ms: f64,
}

/// Measures the pictures of every game, or of one, and writes a line of JSON for each.
///
/// # Errors
/// The house does not work as it should, a picture can't be drawn, or a line can't be written.
pub async fn run(flags: &PictureBenchFlags, mut out: impl Write) -> Result<(), Failure> {
    for game in flags.game.map_or(GameKind::ALL.to_vec(), |game| vec![game]) {
        for (name, picture) in gallery::pictures(Locale::EN, game).await? {
            let name = name.strip_prefix(&format!("{game}-")).unwrap_or(&name);
            for theme in Theme::ALL {
                let picture = Picture { theme: *theme, ..picture.clone() };
                let figures = measure(game, name, &picture, flags.rounds)?;
                let written =
                    serde_json::to_string(&figures).map_err(Into::into).and_then(|line| writeln!(out, "{line}"));
                written.map_err(|error| Failure::Fault(format!("the figures cannot be written: {error}")))?;
            }
        }
    }
    Ok(())
}

fn measure(game: GameKind, name: &str, picture: &Picture, rounds: u32) -> Result<Figures, Failure> {
    let draw = || -> Result<_, Failure> {
        let begin = processor_time();
        let drawn = painted(picture).ok_or_else(|| Failure::Fault(format!("{game}: {name} cannot be drawn")))?;
        Ok((processor_time().saturating_sub(begin), drawn.len()))
    };
    let (first, bytes) = draw()?;
    let mut times = Vec::new();
    for _ in 0..rounds {
        times.push(draw()?.0);
    }
    times.sort_unstable();
    let at = |place: usize| times.get(place).copied().unwrap_or(first);
    Ok(Figures {
        game: game.name(),
        picture: name.to_owned(),
        theme: picture.theme.code(),
        bytes,
        first_ms: milliseconds(first),
        median_ms: milliseconds(at(times.len() / 2)),
        least_ms: milliseconds(at(0)),
    })
}

fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 10_000.0).round() / 10.0
}
