//! Draws every sample in both themes into a folder, to look at: `cargo run -p talon-picture --example sheet -- DIR [NAME]`.

#![allow(clippy::print_stdout, reason = "it is a program of its own")]

use std::error::Error;
use std::path::PathBuf;

use talon_picture::{draw, samples};
use talon_scene::Theme;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("name a folder")?);
    let wanted = arguments.next().unwrap_or_default();
    std::fs::create_dir_all(&folder)?;
    for (name, scene) in samples::all().into_iter().filter(|(name, _)| name.starts_with(&wanted)) {
        for (theme, suffix) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
            let png = draw(&scene, theme)?;
            println!("{name}-{suffix}: {} bytes", png.len());
            std::fs::write(folder.join(format!("{name}-{suffix}.png")), png)?;
        }
    }
    Ok(())
}
