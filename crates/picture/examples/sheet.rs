//! Draws every sample in both themes into a folder, to look at, and prints how long that took: the median and the least of 21 times, once
//! the sprites are cached; on a busy machine the least says more. `cargo run -p talon-picture --example sheet -- DIR [BEGINNING OF A NAME]`

#![allow(clippy::print_stdout, clippy::disallowed_methods, reason = "it is a program of its own, and measures")]

use std::error::Error;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use talon_picture::{draw, samples};
use talon_scene::{Scene, Theme};

/// How often each picture is drawn.
const TIMES: usize = 21;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("name a folder")?);
    let wanted = arguments.next().unwrap_or_default();
    std::fs::create_dir_all(&folder)?;
    for (name, scene) in samples::all().into_iter().filter(|(name, _)| name.starts_with(&wanted)) {
        for (theme, suffix) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
            let (first, png) = timed(&scene, theme)?;
            let mut times = (0..TIMES).map(|_| timed(&scene, theme)).collect::<Result<Vec<_>, _>>()?;
            times.sort();
            let [least, median] = [0, TIMES / 2].map(|at| times.get(at).map_or(first, |(time, _)| *time));
            println!("{name}-{suffix}: {} bytes, first {first:.1?}, then {median:.1?}, at best {least:.1?}", png.len());
            std::fs::write(folder.join(format!("{name}-{suffix}.png")), png)?;
        }
    }
    Ok(())
}

fn timed(scene: &Scene, theme: Theme) -> Result<(Duration, Vec<u8>), Box<dyn Error>> {
    let begin = Instant::now();
    let png = draw(scene, theme)?;
    Ok((begin.elapsed(), png))
}
