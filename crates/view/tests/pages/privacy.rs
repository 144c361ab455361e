//! Pages about what is stored of a person, and the name of somebody who was forgotten.

use talon_table::PersonId;
use talon_view::{Locale, Names, Page, confirm_forget, forgotten, privacy, result};

use crate::golden;
use crate::limits::check;
use crate::world::{ANA, plain_names};

fn all(locale: Locale) -> Vec<(&'static str, Page)> {
    vec![
        ("what is stored", privacy(locale)),
        ("delete?", confirm_forget(0, locale)),
        ("delete, at a table?", confirm_forget(1, locale)),
        ("delete, at several tables?", confirm_forget(3, locale)),
        ("deleted", forgotten(locale)),
    ]
}

#[test]
fn privacy_pages() {
    golden::check("privacy", |locale| all(locale).into_iter().map(|(name, page)| (name, page.plain())).collect());
    for locale in Locale::ALL {
        for (name, page) in all(locale) {
            check(name, &page);
        }
    }
}

/// Everybody but Ana is remembered.
struct WithoutAna;

impl Names for WithoutAna {
    fn name(&self, person: PersonId) -> String {
        if person == ANA { String::new() } else { plain_names(person) }
    }

    fn is_forgotten(&self, person: PersonId) -> bool {
        person == ANA
    }
}

#[test]
fn a_forgotten_person_is_a_former_player() {
    let world = golden::finished_match();
    for (locale, called) in [(Locale::EN, "a former player"), (Locale::BG, "бивш играч")] {
        let page = result(&world.public(), &WithoutAna, locale).plain();
        assert!(page.contains(called) && !page.contains("Ana"), "{page}");
    }
}
