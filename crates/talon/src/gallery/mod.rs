//! `talon gallery`: every page and picture that people get, as files to look at.
//!
//! The pages come from a whole house on a virtual clock, in which AI players decide for invented people; nothing here makes a page of
//! its own. So the gallery shows what people get, and shows it again byte for byte in every run.

mod evening;
mod phone;
mod visit;

use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use talon_house::ports::compute::painted;
use talon_view::{Locale, Page, Picture, Theme};

use crate::cli::GalleryFlags;
use crate::failure::Failure;
use visit::Exhibit;

/// Writes the gallery of every language.
///
/// # Errors
/// A folder that cannot be written.
pub(crate) async fn run(flags: &GalleryFlags, mut out: impl Write) -> Result<(), Failure> {
    for &locale in Locale::ALL {
        let exhibits = visit::every_page(locale).await?;
        let folder = flags.out.join(locale.to_string());
        let files = hang(&folder, locale, &exhibits)?;
        writeln!(out, "{}: {} pages, {files} files", folder.display(), exhibits.len())
            .map_err(|error| unwritten(&error))?;
    }
    Ok(())
}

/// Writes the exhibits of one language, and a page that shows all of them as a phone does. Tells how many files there are.
fn hang(folder: &Path, locale: Locale, exhibits: &[Exhibit]) -> Result<usize, Failure> {
    fs::create_dir_all(folder).map_err(|error| unwritten(&error))?;
    let mut files = 1;
    let mut phones = String::new();
    for (number, exhibit) in (1..).zip(exhibits) {
        let name = format!("{number:03}-{}", exhibit.name);
        write(&folder.join(format!("{name}.txt")), exhibit.page.plain().as_bytes())?;
        let pictures = paint(folder, &name, &exhibit.page)?;
        files += 1 + pictures.len();
        let shown = pictures.first().and_then(|path| path.file_name()).map(|name| name.to_string_lossy().into_owned());
        let _ = phones.write_str(&phone::phone(&name, &exhibit.page, shown.as_deref()));
    }
    write(&folder.join("index.html"), phone::document(locale, &phones).as_bytes())?;
    Ok(files)
}

/// Draws the picture of a page in every theme.
fn paint(folder: &Path, name: &str, page: &Page) -> Result<Vec<PathBuf>, Failure> {
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
