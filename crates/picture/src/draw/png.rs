//! The finished picture in the fixed colours of its theme, as a PNG.

use std::sync::LazyLock;

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};
use talon_scene::Theme;

use super::palette::{self, COUNT};
use super::tokens::{Colors, Rgb};
use crate::PictureError;

/// The resolution of red, green and blue in the lookup of the nearest colour.
const STEPS: usize = 32;
/// How strongly the picture is compressed.
const LEVEL: u8 = 4;

static DARK: LazyLock<Nearest> = LazyLock::new(|| Nearest::new(&palette::DARK));
static LIGHT: LazyLock<Nearest> = LazyLock::new(|| Nearest::new(&palette::LIGHT));

/// The nearest colour of a palette for any colour.
struct Nearest {
    /// For each cube of similar colours.
    cubes: Vec<Cube>,
    /// The numbers of the palette's colours, those of a cube side by side.
    exact: Vec<(Rgb, u8)>,
}

/// Similar colours.
#[derive(Clone, Copy, Default)]
struct Cube {
    /// The colour nearest to their middle.
    nearest: u8,
    /// Which part of [`Nearest::exact`] lies among them.
    first: u8,
    count: u8,
}

impl Nearest {
    fn new(palette: &[u32; COUNT]) -> Self {
        let mut exact: Vec<(Rgb, u8)> = (0u8..).zip(palette).map(|(number, code)| (Rgb::hex(*code), number)).collect();
        let all = exact.clone();
        exact.sort_by_key(|(color, number)| (cube(*color), *number));
        let nearest = |at: usize| {
            let middle = |shift: usize| ((at / STEPS.pow(shift as u32) % STEPS) * 8 + 4) as u8;
            let middle = Rgb(middle(2), middle(1), middle(0));
            all.iter().min_by_key(|(color, _)| distance(*color, middle)).map_or(0, |(_, number)| *number)
        };
        let mut cubes: Vec<Cube> =
            (0..STEPS.pow(3)).map(|at| Cube { nearest: nearest(at), ..Cube::default() }).collect();
        for (at, (color, _)) in (0u8..).zip(&exact) {
            let cube = &mut cubes[cube(*color)];
            if cube.count == 0 {
                cube.first = at;
            }
            cube.count += 1;
        }
        Self { cubes, exact }
    }

    fn of(&self, color: Rgb) -> u8 {
        let cube = self.cubes[cube(color)];
        let same = &self.exact[usize::from(cube.first)..][..usize::from(cube.count)];
        same.iter().find(|(other, _)| *other == color).map_or(cube.nearest, |(_, number)| *number)
    }
}

fn cube(Rgb(red, green, blue): Rgb) -> usize {
    let step = |part: u8| usize::from(part >> 3);
    (step(red) * STEPS + step(green)) * STEPS + step(blue)
}

/// How different two colours look, roughly.
fn distance(one: Rgb, other: Rgb) -> u32 {
    let part = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
    2 * part(one.0, other.0) + 4 * part(one.1, other.1) + 3 * part(one.2, other.2)
}

/// A picture without transparent parts as a PNG.
pub(super) fn encode(pixels: &Pixmap, theme: Theme) -> Result<Vec<u8>, PictureError> {
    let nearest: &Nearest = match theme {
        Theme::Dark => &DARK,
        Theme::Light => &LIGHT,
    };
    let mut last = (PremultipliedColorU8::TRANSPARENT, 0);
    let numbers = pixels.pixels().iter().map(|pixel| {
        if *pixel != last.0 {
            last = (*pixel, nearest.of(Rgb(pixel.red(), pixel.green(), pixel.blue())));
        }
        last.1
    });
    let numbers: Vec<u8> = numbers.collect();
    written(&numbers, (pixels.width(), pixels.height()), Colors::of(theme))
        .map_err(|error| PictureError(error.to_string()))
}

fn written(numbers: &[u8], (width, height): (u32, u32), colors: &Colors) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(LEVEL));
    encoder.set_palette(
        colors.palette.iter().flat_map(|code| code.to_be_bytes().into_iter().skip(1)).collect::<Vec<u8>>(),
    );
    let mut writer = encoder.write_header()?;
    writer.write_image_data(numbers)?;
    writer.finish()?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colours_of_a_theme_are_shown_exactly() {
        for (theme, nearest) in [(Theme::Dark, &*DARK), (Theme::Light, &*LIGHT)] {
            let colors = Colors::of(theme);
            let named = [
                colors.cloth,
                colors.lift,
                colors.pool,
                colors.pool.mix(colors.lift, 0.6),
                colors.deep,
                colors.room,
                colors.text,
                colors.lamp,
                colors.lamp_ink,
                colors.card,
                colors.stamp,
                colors.next,
            ];
            for color in named {
                let shown = colors.palette[usize::from(nearest.of(color))];
                assert_eq!(Rgb::hex(shown), color, "{theme:?}");
            }
        }
    }

    #[test]
    fn any_other_colour_is_shown_as_a_near_one() {
        for red in (0..=255u8).step_by(15) {
            let color = Rgb(red, 128, 200);
            let palette: Vec<Rgb> = palette::DARK.iter().map(|code| Rgb::hex(*code)).collect();
            let best = palette.iter().map(|other| distance(*other, color)).min().unwrap_or_default();
            let shown = distance(palette[usize::from(DARK.of(color))], color);
            assert!(shown <= best + 2000, "{color:?}: {shown} instead of {best}");
        }
    }
}
