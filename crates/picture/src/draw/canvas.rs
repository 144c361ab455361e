//! What everything is painted on: plain shapes in plain colours.

use resvg::tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, StrokeDash, Transform,
};

use super::tokens::Rgb;
use crate::PictureError;

/// How far the handles of a quarter of a circle reach, in radii.
const HANDLE: f32 = 0.552_284_8;

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Area {
    pub(super) const fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self { x, y, width, height }
    }

    /// Its middle.
    pub(super) fn middle(self) -> (f32, f32) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Its right edge.
    pub(super) fn right(self) -> f32 {
        self.x + self.width
    }

    /// Its lower edge.
    pub(super) fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// The path around it, with round corners.
    pub(super) fn path(self, radius: f32) -> Option<Path> {
        let radius = radius.min(self.width / 2.0).min(self.height / 2.0);
        let (left, top, right, bottom) = (self.x, self.y, self.right(), self.bottom());
        if radius <= 0.0 {
            return Rect::from_ltrb(left, top, right, bottom).map(PathBuilder::from_rect);
        }
        let rest = radius * (1.0 - HANDLE);
        let mut path = PathBuilder::new();
        path.move_to(left + radius, top);
        path.line_to(right - radius, top);
        path.cubic_to(right - rest, top, right, top + rest, right, top + radius);
        path.line_to(right, bottom - radius);
        path.cubic_to(right, bottom - rest, right - rest, bottom, right - radius, bottom);
        path.line_to(left + radius, bottom);
        path.cubic_to(left + rest, bottom, left, bottom - rest, left, bottom - radius);
        path.line_to(left, top + radius);
        path.cubic_to(left, top + rest, left + rest, top, left + radius, top);
        path.close();
        path.finish()
    }
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pen {
    width: f32,
    /// How long a dash and the gap after it are.
    dashes: Option<[f32; 2]>,
    cap: LineCap,
    join: LineJoin,
    miter: f32,
}

impl Pen {
    /// A line of this width with round corners.
    pub(super) const fn new(width: f32) -> Self {
        Self { width, dashes: None, cap: LineCap::Butt, join: LineJoin::Round, miter: 4.0 }
    }

    /// The same with dashes.
    pub(super) const fn dashed(mut self, dash: f32, gap: f32) -> Self {
        self.dashes = Some([dash, gap]);
        self
    }

    /// The same with round ends.
    pub(super) const fn round(mut self) -> Self {
        self.cap = LineCap::Round;
        self
    }

    /// The same with square ends.
    pub(super) const fn square(mut self) -> Self {
        self.cap = LineCap::Square;
        self
    }

    /// The same with pointed corners, up to this many line widths long.
    pub(super) const fn pointed(mut self, miter: f32) -> Self {
        self.join = LineJoin::Miter;
        self.miter = miter;
        self
    }

    fn stroke(self) -> Stroke {
        Stroke {
            width: self.width,
            miter_limit: self.miter,
            line_cap: self.cap,
            line_join: self.join,
            dash: self.dashes.and_then(|dashes| StrokeDash::new(dashes.to_vec(), 0.0)),
        }
    }
}

/// A picture that is being painted.
pub(super) struct Canvas {
    pixels: Pixmap,
}

impl Canvas {
    /// An empty one, without a ground.
    pub(super) fn new(width: u32, height: u32) -> Result<Self, PictureError> {
        let pixels = Pixmap::new(width, height).ok_or_else(|| PictureError("the canvas is too large".to_owned()))?;
        Ok(Self { pixels })
    }

    /// One on which something was painted before.
    pub(super) const fn of(pixels: Pixmap) -> Self {
        Self { pixels }
    }

    /// What was painted.
    pub(super) fn into_pixels(self) -> Pixmap {
        self.pixels
    }

    /// How wide it is.
    pub(super) fn width(&self) -> f32 {
        self.pixels.width() as f32
    }

    /// How high it is.
    pub(super) fn height(&self) -> f32 {
        self.pixels.height() as f32
    }

    /// Paints all of it.
    pub(super) fn flood(&mut self, color: Rgb) {
        self.pixels.fill(Color::from_rgba8(color.0, color.1, color.2, u8::MAX));
    }

    /// Fills a path; without one nothing happens.
    pub(super) fn fill(&mut self, path: Option<Path>, color: Rgb) {
        if let Some(path) = path {
            self.fill_placed(&path, color, Transform::identity());
        }
    }

    /// Fills a path whose own points lie elsewhere.
    pub(super) fn fill_placed(&mut self, path: &Path, color: Rgb, place: Transform) {
        self.pixels.fill_path(path, &paint(color, 1.0), FillRule::Winding, place, None);
    }

    /// Lets a colour show through by this share.
    pub(super) fn veil(&mut self, path: &Path, color: Rgb, share: f32, place: Transform) {
        self.pixels.fill_path(path, &paint(color, share), FillRule::Winding, place, None);
    }

    /// Draws along a path; without one nothing happens.
    pub(super) fn stroke(&mut self, path: Option<Path>, pen: Pen, color: Rgb) {
        if let Some(path) = path {
            self.stroke_placed(&path, pen, color, Transform::identity());
        }
    }

    /// Draws along a path whose own points lie elsewhere. The pen grows with the path.
    pub(super) fn stroke_placed(&mut self, path: &Path, pen: Pen, color: Rgb, place: Transform) {
        self.pixels.stroke_path(path, &paint(color, 1.0), &pen.stroke(), place, None);
    }

    /// A filled rectangle with round corners.
    pub(super) fn rect(&mut self, area: Area, radius: f32, color: Rgb) {
        self.fill(area.path(radius), color);
    }

    /// The outline of a rectangle with round corners.
    pub(super) fn outline(&mut self, area: Area, radius: f32, pen: Pen, color: Rgb) {
        self.stroke(area.path(radius), pen, color);
    }

    /// A filled circle.
    pub(super) fn disc(&mut self, (x, y): (f32, f32), radius: f32, color: Rgb) {
        self.fill(PathBuilder::from_circle(x, y, radius), color);
    }

    /// The outline of a circle.
    pub(super) fn ring(&mut self, (x, y): (f32, f32), radius: f32, pen: Pen, color: Rgb) {
        self.stroke(PathBuilder::from_circle(x, y, radius), pen, color);
    }

    /// A filled ellipse.
    pub(super) fn ellipse(&mut self, (x, y): (f32, f32), (across, down): (f32, f32), color: Rgb) {
        let bounds = Rect::from_xywh(x - across, y - down, 2.0 * across, 2.0 * down);
        self.fill(bounds.and_then(PathBuilder::from_oval), color);
    }

    /// The line through these points.
    pub(super) fn line(&mut self, points: &[(f32, f32)], pen: Pen, color: Rgb) {
        self.stroke(polyline(points), pen, color);
    }

    /// Lays another picture on this one.
    pub(super) fn lay(&mut self, other: &Pixmap, (left, top): (i32, i32)) {
        let (width, height) = (self.pixels.width(), self.pixels.height());
        // What lies between both edges of this one, in columns and rows of the other.
        let shown = |at: i32, theirs: u32, ours: u32| {
            let first = at.min(0).unsigned_abs().min(theirs);
            let end = (i64::from(ours) - i64::from(at)).clamp(i64::from(first), i64::from(theirs)) as u32;
            first as usize..end as usize
        };
        let (columns, rows) = (shown(left, other.width(), width), shown(top, other.height(), height));
        if columns.is_empty() {
            return;
        }
        let (from, to) = (other.data(), self.pixels.data_mut());
        for row in rows {
            let source = &from[4 * (row * other.width() as usize + columns.start)..][..4 * columns.len()];
            let down = (row as i64 + i64::from(top)) as usize;
            let right = (columns.start as i64 + i64::from(left)) as usize;
            let target = &mut to[4 * (down * width as usize + right)..][..4 * columns.len()];
            lay_row(source, target);
        }
    }
}

/// Lays premultiplied pixels on others.
fn lay_row(source: &[u8], target: &mut [u8]) {
    for (above, below) in source.chunks_exact(4).zip(target.chunks_exact_mut(4)) {
        match above[3] {
            0 => {}
            u8::MAX => below.copy_from_slice(above),
            alpha => {
                let rest = u16::from(u8::MAX - alpha);
                for (above, below) in above.iter().zip(below) {
                    *below = above.saturating_add(((u16::from(*below) * rest + 127) / 255) as u8);
                }
            }
        }
    }
}

/// The straight lines from point to point.
pub(super) fn polyline(points: &[(f32, f32)]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (x, y) in points {
        if path.is_empty() {
            path.move_to(*x, *y);
        } else {
            path.line_to(*x, *y);
        }
    }
    path.finish()
}

fn paint(color: Rgb, share: f32) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(Color::from_rgba8(color.0, color.1, color.2, (share * 255.0).round() as u8));
    paint
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_laid_over_an_edge_is_cut_off() {
        let red = Rgb(200, 0, 0);
        let mut small = Canvas::new(4, 4).unwrap();
        small.flood(red);
        let small = small.into_pixels();
        for (at, covered) in [
            ((-3, -3), 1),
            ((8, 8), 4),
            ((-4, 0), 0),
            ((10, 0), 0),
            ((0, -9), 0),
            ((3, 3), 16),
            ((i32::MAX, i32::MIN), 0),
        ] {
            let mut canvas = Canvas::new(10, 10).unwrap();
            canvas.flood(Rgb(0, 0, 0));
            canvas.lay(&small, at);
            let pixels = canvas.into_pixels();
            assert_eq!(pixels.pixels().iter().filter(|pixel| pixel.red() == 200).count(), covered, "{at:?}");
        }
    }
}
