//! The canvas of a chart: plotters gives the lines, surfaces and texts, and they are painted with smooth edges.

use std::convert::Infallible;

use plotters::drawing::DrawingAreaErrorKind;
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind, FontTransform,
};
use resvg::tiny_skia::{Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

use super::letters::Letters;
use crate::PictureError;

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

/// Why something could not be drawn on a canvas.
pub(super) type Failed = DrawingAreaErrorKind<Infallible>;

impl From<Failed> for PictureError {
    fn from(error: Failed) -> Self {
        Self(error.to_string())
    }
}

/// A picture that is being drawn. Everything outside of it is cut off.
pub(super) struct Canvas<'a> {
    pixels: &'a mut Pixmap,
    letters: &'a Letters,
}

impl<'a> Canvas<'a> {
    pub(super) const fn new(pixels: &'a mut Pixmap, letters: &'a Letters) -> Self {
        Self { pixels, letters }
    }

    fn fill(&mut self, path: Option<Path>, color: BackendColor, transform: Transform) {
        if let Some(path) = path {
            self.pixels.fill_path(&path, &paint(color), FillRule::Winding, transform, None);
        }
    }

    fn stroke(&mut self, path: Option<Path>, style: &impl BackendStyle) {
        let stroke = Stroke {
            width: style.stroke_width() as f32,
            line_cap: LineCap::Butt,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        if let Some(path) = path {
            self.pixels.stroke_path(&path, &paint(style.color()), &stroke, Transform::identity(), None);
        }
    }
}

fn paint(color: BackendColor) -> Paint<'static> {
    let (red, green, blue) = color.rgb;
    let opacity = (color.alpha.clamp(0.0, 1.0) * f64::from(u8::MAX)).round() as u8;
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(Color::from_rgba8(red, green, blue, opacity));
    paint
}

/// The middle of a pixel, so that a line of one pixel's width is sharp.
fn middle((x, y): BackendCoord) -> (f32, f32) {
    (x as f32 + 0.5, y as f32 + 0.5)
}

/// The straight lines from point to point.
fn polyline(points: impl IntoIterator<Item = BackendCoord>, closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (x, y) in points.into_iter().map(middle) {
        if path.is_empty() {
            path.move_to(x, y);
        } else {
            path.line_to(x, y);
        }
    }
    if closed {
        path.close();
    }
    path.finish()
}

const fn degrees(transform: &FontTransform) -> f32 {
    match transform {
        FontTransform::None => 0.0,
        FontTransform::Rotate90 => 90.0,
        FontTransform::Rotate180 => 180.0,
        FontTransform::Rotate270 => 270.0,
    }
}

impl DrawingBackend for Canvas<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        (self.pixels.width(), self.pixels.height())
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, color: BackendColor) -> Drawn {
        if let Some(rect) = Rect::from_xywh(x as f32, y as f32, 1.0, 1.0) {
            self.pixels.fill_rect(rect, &paint(color), Transform::identity(), None);
        }
        Ok(())
    }

    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> Drawn {
        self.stroke(polyline([from, to], false), style);
        Ok(())
    }

    fn draw_rect<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S, fill: bool) -> Drawn {
        let corners = [from, (to.0, from.1), to, (from.0, to.1)];
        if fill { self.fill_polygon(corners, style) } else { self.draw_path(corners.into_iter().chain([from]), style) }
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(&mut self, path: I, style: &S) -> Drawn {
        self.stroke(polyline(path, false), style);
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(&mut self, center: BackendCoord, radius: u32, style: &S, fill: bool) -> Drawn {
        let (x, y) = middle(center);
        let path = PathBuilder::from_circle(x, y, radius as f32);
        if fill {
            self.fill(path, style.color(), Transform::identity());
        } else {
            self.stroke(path, style);
        }
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(&mut self, points: I, style: &S) -> Drawn {
        self.fill(polyline(points, true), style.color(), Transform::identity());
        Ok(())
    }

    fn draw_text<T: BackendTextStyle>(&mut self, text: &str, style: &T, (x, y): BackendCoord) -> Drawn {
        let size = style.size() as f32;
        let (width, height) = (self.letters.width(text, size), self.letters.height(size));
        let left = match style.anchor().h_pos {
            HPos::Left => 0.0,
            HPos::Center => -width / 2.0,
            HPos::Right => -width,
        };
        let down = match style.anchor().v_pos {
            VPos::Top => height,
            VPos::Center => height / 2.0,
            VPos::Bottom => 0.0,
        };
        let placed = Transform::from_translate(x as f32, y as f32).pre_rotate(degrees(&style.transform()));
        self.fill(self.letters.outline(text, size, (left, down)), style.color(), placed);
        Ok(())
    }

    fn estimate_text_size<T: BackendTextStyle>(
        &self,
        text: &str,
        style: &T,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let size = style.size() as f32;
        Ok((self.letters.width(text, size).ceil() as u32, self.letters.height(size).ceil() as u32))
    }
}
