//! Charts, through the public interface.

use resvg::tiny_skia::{ColorU8, Pixmap};
use talon_picture::{CHART_SIZE, Chart, Line, Places, chart};

fn drawn(of: &Chart) -> Pixmap {
    let png = chart(of).expect("a picture");
    assert!(png.len() < 128 * 1024, "{} bytes", png.len());
    Pixmap::decode_png(&png).expect("a PNG")
}

fn line(name: &str, values: &[i32]) -> Line {
    Line { name: name.to_owned(), otherwise: "Seat 1".to_owned(), values: values.to_vec(), spread: Vec::new() }
}

fn of(lines: Vec<Line>) -> Chart {
    Chart { title: "Santase".to_owned(), note: "Two deals".to_owned(), lines, ..Chart::default() }
}

/// The extent of the pixels of a colour: from left to right and from top to bottom; none if there are no such pixels.
fn extent(picture: &Pixmap, is: impl Fn(ColorU8) -> bool) -> Option<((u32, u32), (u32, u32))> {
    let places = (0..picture.height()).flat_map(|y| (0..picture.width()).map(move |x| (x, y)));
    let of = |&(x, y): &(u32, u32)| picture.pixel(x, y).is_some_and(|pixel| is(pixel.demultiply()));
    places.filter(of).fold(None, |extent, (x, y)| {
        let ((left, right), (top, bottom)) = extent.unwrap_or(((x, x), (y, y)));
        Some(((left.min(x), right.max(x)), (top.min(y), bottom.max(y))))
    })
}

fn is(red: u8, green: u8, blue: u8) -> impl Fn(ColorU8) -> bool {
    move |pixel| (pixel.red(), pixel.green(), pixel.blue()) == (red, green, blue)
}

const BLUE: (u8, u8, u8) = (0, 114, 178);
const ORANGE: (u8, u8, u8) = (213, 94, 0);

#[test]
fn a_chart_has_a_ground_of_its_own_and_a_colour_for_each_line() {
    let picture = drawn(&of(vec![line("Ana", &[0, 3, 6]), line("Бо", &[0, 1, 1])]));
    assert_eq!((picture.width(), picture.height()), CHART_SIZE);
    assert!(picture.pixels().iter().all(|pixel| pixel.alpha() == u8::MAX), "dark surroundings don't show through");
    for (red, green, blue) in [BLUE, ORANGE] {
        let ((left, right), (top, bottom)) = extent(&picture, is(red, green, blue)).expect("ink");
        // The sample stands above at the left or in the middle, the line itself reaches almost to the right edge.
        assert!(left < CHART_SIZE.0 / 2 + 60 && top < 160, "{left} {top}");
        assert!((CHART_SIZE.0 - 60..CHART_SIZE.0 - 20).contains(&right), "{right}");
        assert!(bottom < CHART_SIZE.1 - 50, "{bottom}");
    }
    let third = extent(&picture, is(0, 140, 103));
    assert_eq!(third, None, "nobody's colour");
}

#[test]
fn nothing_is_drawn_over_the_edges() {
    let mut long = of(vec![line(&"W".repeat(1000), &[i32::MIN, i32::MAX]), line(&"ж".repeat(1000), &[7])]);
    long.title = "Щ".repeat(1000);
    long.note = "W ".repeat(1000);
    long.places = Places::Named(vec!["10.10.2026, 12:30".to_owned(); 2]);
    let ((left, right), (top, bottom)) = extent(&drawn(&long), |pixel| !is(255, 255, 255)(pixel)).expect("ink");
    let (width, height) = CHART_SIZE;
    assert!(left >= 10 && right < width - 10 && top >= 10 && bottom < height - 10, "{left} {right} {top} {bottom}");
}

#[test]
fn what_is_uncertain_is_a_surface_around_the_line() {
    let mut rating = line("Ana", &[1500, 1550, 1600]);
    let plain = drawn(&of(vec![rating.clone()]));
    rating.spread = vec![200, 150, 100];
    let mut with_band = of(vec![rating]);
    with_band.band = Some("± 100".to_owned());
    let banded = drawn(&with_band);
    let pale = is(214, 232, 243);
    assert_eq!(extent(&plain, &pale), None);
    let ((left, right), (top, bottom)) = extent(&banded, &pale).expect("a surface");
    assert!(right - left > CHART_SIZE.0 / 2 && bottom - top > CHART_SIZE.1 / 2, "{left}..{right}, {top}..{bottom}");
}

#[test]
fn the_same_chart_gives_the_same_bytes_and_another_does_not() {
    let bytes =
        |values: &[i32], name: &str| chart(&of(vec![line(name, values), line("Бо", &[0, 0])])).expect("a picture");
    assert_eq!(bytes(&[1, 2], "Ana"), bytes(&[1, 2], "Ana"));
    assert_ne!(bytes(&[1, 2], "Ana"), bytes(&[2, 1], "Ana"));
    assert_ne!(bytes(&[1, 2], "Ana"), bytes(&[1, 2], "Eva"));
}

/// Letters without a shape are left out: empty boxes would tell nothing.
#[test]
fn a_name_without_shapes_gives_way() {
    let named = |name: &str| chart(&of(vec![line(name, &[1, 2]), line("Бо", &[0, 0])])).expect("a picture");
    for strange in ["李小龙", "🎉", "\u{202e}\u{7}", "שלום", "\u{1f1e7}\u{1f1ec}"] {
        assert_eq!(named(strange), named("Seat 1"), "{strange:?}");
    }
    assert_eq!(named("Ana 🎉"), named("Ana"));
}

#[test]
fn anything_can_be_drawn() {
    drawn(&Chart::default());
    let every: [&[i32]; 6] = [&[], &[7], &[7; 3], &[i32::MIN, i32::MAX], &[-3, -2], &[0; 5000]];
    for values in every {
        drawn(&of(vec![line("Ana", values)]));
        drawn(&of(vec![line("Ana", values); 9]));
    }
    let uncertain = Line { spread: vec![u32::MAX; 2], ..line("", &[i32::MIN, i32::MAX]) };
    drawn(&Chart { places: Places::Named(Vec::new()), ..of(vec![uncertain]) });
    drawn(&Chart { places: Places::Counted { first: u32::MAX }, ..of(vec![line("", &[1, 2])]) });
}
