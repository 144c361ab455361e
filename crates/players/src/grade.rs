//! How good a choice was.

/// How good a choice was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// It may cost the deal.
    Blunder,
    /// It costs a good part of it.
    Mistake,
    /// It costs more than chance explains.
    Inexact,
    /// As good as the best, as far as can be told.
    Good,
}

/// The losses, in points of the game, from which a choice is inexact, a mistake and a blunder. docs/coach.md derives them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thresholds {
    /// From here on it is inexact.
    pub inexact: f32,
    /// From here on it is a mistake.
    pub mistake: f32,
    /// From here on it is a blunder.
    pub blunder: f32,
}

impl Thresholds {
    /// The grade of a choice with this loss.
    #[must_use]
    pub fn grade(&self, loss: f32) -> Grade {
        match loss {
            loss if loss >= self.blunder => Grade::Blunder,
            loss if loss >= self.mistake => Grade::Mistake,
            loss if loss >= self.inexact => Grade::Inexact,
            _ => Grade::Good,
        }
    }

    /// How exact a choice with this loss is, 0–1: a half at a mistake, a quarter at twice that.
    pub(crate) fn exactness(&self, loss: f32) -> f64 {
        f64::from(libm::exp2f(-loss / self.mistake))
    }
}
