//! `talon gallery`: every page and picture that people get, as files to look at.
//!
//! The pages come from a whole house on a virtual clock, in which AI players decide for invented people; no page is made up here. So the
//! gallery shows what people get, byte for byte the same in every run. Telegram and Discord show the same pages, each in its own form; in
//! the terminal, one person plays with AI players.

mod evening;
mod phone;
mod visit;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use talon_games::GameKind;
use talon_house::ports::compute::painted;
use talon_steward::Failure;
use talon_steward::terminal;
use talon_view::{Locale, Page, Picture, Theme};

use phone::Manner;
use visit::Exhibit;

/// What to write, and where.
#[derive(Debug, Args)]
pub struct GalleryFlags {
    /// The folder to write to; it is created if needed
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// The languages, as in bg de [default: all]
    #[arg(value_name = "LANGUAGE")]
    pub(crate) languages: Vec<Locale>,
}

/// Writes the gallery in the requested languages, or in all.
///
/// # Errors
/// The folder can't be written.
pub async fn run(flags: &GalleryFlags, mut out: impl Write) -> Result<(), Failure> {
    let every = if flags.languages.is_empty() { &Locale::ALL[..] } else { &flags.languages };
    for &locale in every {
        let exhibits = visit::every_page(locale).await?;
        let folder = flags.out.join(locale.to_string());
        let files = write_pages(&folder, locale, &exhibits)?;
        let files = files + write_screens(&folder.join("terminal"), locale, &visit::at_the_terminal(locale).await?)?;
        writeln!(out, "{}: {} pages, {files} files", folder.display(), exhibits.len())
            .map_err(|error| unwritten(&error))?;
    }
    Ok(())
}

/// The pictures of a match, with the names that [`run`] gives their pages.
///
/// # Errors
/// The house does not work as it should.
pub(crate) async fn pictures(locale: Locale, game: GameKind) -> Result<Vec<(String, Picture)>, Failure> {
    let exhibits = visit::pages_of(locale, game).await?;
    Ok(exhibits.into_iter().filter_map(|exhibit| Some((exhibit.name, exhibit.page.picture?))).collect())
}

/// Writes the pages of one language as text, and documents that show them as phones do. Returns the number of files.
fn write_pages(folder: &Path, locale: Locale, exhibits: &[Exhibit]) -> Result<usize, Failure> {
    fs::create_dir_all(folder).map_err(|error| unwritten(&error))?;
    let mut files = Manner::ALL.len();
    let mut documents = Manner::ALL.map(|manner| (manner, String::new()));
    for (number, exhibit) in (1..).zip(exhibits) {
        let name = format!("{number:03}-{}", exhibit.name);
        write(&folder.join(format!("{name}.txt")), exhibit.page.plain().as_bytes())?;
        let pictures = write_pictures(folder, &name, &exhibit.page)?;
        files += 1 + pictures.len();
        let shown = pictures.first().and_then(|path| path.file_name()).map(|name| name.to_string_lossy().into_owned());
        for (manner, pages) in &mut documents {
            if let Some(page) = manner.page(&exhibit.page) {
                pages.push_str(&phone::phone(*manner, &name, &page, shown.as_deref()));
            }
        }
    }
    for (manner, pages) in &documents {
        write(&folder.join(manner.file()), phone::document(*manner, locale, pages).as_bytes())?;
    }
    Ok(files)
}

/// Writes the screens of the terminal. Returns the number of files.
fn write_screens(folder: &Path, locale: Locale, exhibits: &[Exhibit]) -> Result<usize, Failure> {
    fs::create_dir_all(folder).map_err(|error| unwritten(&error))?;
    for (number, exhibit) in (1..).zip(exhibits) {
        let screen = terminal::screen_of(&exhibit.page, exhibit.asked, locale);
        write(&folder.join(format!("{number:03}-{}.txt", exhibit.name)), screen.as_bytes())?;
    }
    Ok(exhibits.len())
}

/// Draws the picture of a page in every theme.
fn write_pictures(folder: &Path, name: &str, page: &Page) -> Result<Vec<PathBuf>, Failure> {
    let Some(picture) = &page.picture else { return Ok(Vec::new()) };
    let mut paths = Vec::new();
    for theme in Theme::ALL {
        let picture = Picture { theme: *theme, ..picture.clone() };
        let bytes = painted(&picture).ok_or_else(|| Failure::Fault(format!("{name} cannot be drawn")))?;
        let path = folder.join(format!("{name}-{}.png", theme.code()));
        write(&path, &bytes)?;
        paths.push(path);
    }
    Ok(paths)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|error| Failure::Fault(format!("{}: {error}", path.display())))
}

fn unwritten(error: &std::io::Error) -> Failure {
    Failure::Fault(format!("the gallery cannot be written: {error}"))
}
