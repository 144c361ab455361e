//! Courses of values, as whoever shows them gets them.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use resvg::tiny_skia::{ColorU8, Pixmap};
use talon_picture::{COURSE_SIZE, course};

fn drawn(values: &[i32]) -> Pixmap {
    let png = course(values).expect("a picture");
    assert!(png.len() < 64 * 1024, "{} bytes", png.len());
    Pixmap::decode_png(&png).expect("a PNG")
}

/// The relative luminance by which WCAG measures contrast.
fn luminance(color: ColorU8) -> f64 {
    let part = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(color.red()) + 0.7152 * part(color.green()) + 0.0722 * part(color.blue())
}

fn contrast(one: ColorU8, other: ColorU8) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn pixel(picture: &Pixmap, x: u32, y: u32) -> ColorU8 {
    picture.pixel(x, y).expect("a pixel of the picture").demultiply()
}

#[test]
fn a_course_has_a_ground_of_its_own_on_which_it_stands_out() {
    let picture = drawn(&[1500, 1600, 1550, 1700]);
    assert_eq!((picture.width(), picture.height()), COURSE_SIZE);
    assert!(picture.pixels().iter().all(|pixel| pixel.alpha() == u8::MAX), "dark surroundings don't show through");
    let ground = pixel(&picture, 5, 5);
    let (first, last) = (pixel(&picture, 42, 439), pixel(&picture, 920, 40));
    assert!(contrast(first, ground) >= 4.5 && contrast(last, ground) >= 4.5, "{first:?} {last:?} on {ground:?}");
    assert_ne!(first, last, "the last value is marked");
}

#[test]
fn the_same_values_give_the_same_bytes_and_others_do_not() {
    let bytes = |values: &[i32]| course(values).expect("a picture");
    assert_eq!(bytes(&[1, 2, 3]), bytes(&[1, 2, 3]));
    assert_ne!(bytes(&[1, 2, 3]), bytes(&[3, 2, 1]));
}

#[test]
fn any_values_can_be_drawn() {
    for values in [vec![], vec![7], vec![7; 3], vec![i32::MIN, i32::MAX], (0..5000).collect()] {
        drawn(&values);
    }
}
