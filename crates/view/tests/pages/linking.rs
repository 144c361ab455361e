//! Pages about linking: kept as people see them, and within every platform's limits.

use std::time::Duration;

use talon_table::PersonId;
use talon_view::{Account, Length, Page, Platform, Style, confirm_link, link_code, linked, unlinked};

use crate::golden;
use crate::limits::{awful_names, check};

const CODE: &str = "7QXM-03KZ";

fn minutes(count: u64) -> Length {
    Length::in_minutes(Duration::from_secs(60 * count))
}

fn account(platform: &'static str, name: &str) -> Account {
    Account { platform: Platform(platform), name: name.to_owned() }
}

#[test]
fn linking() {
    golden::check("linking", |locale| {
        let (ana, other) = (account("telegram", "Ana"), account("discord", "ana_марк"));
        let nameless = account("discord", "\u{202e}");
        vec![
            ("a code", link_code(CODE, &[Platform("discord")], minutes(10), locale).plain()),
            ("a code for two platforms", link_code(CODE, &[ana.platform, other.platform], minutes(1), locale).plain()),
            ("is this you?", confirm_link(7, &ana, locale).plain()),
            ("is this you, without a name?", confirm_link(7, &nameless, locale).plain()),
            ("linked", linked(&[ana.clone(), other.clone()], locale).plain()),
            ("unlinked", unlinked(&[ana, other.clone()], &other, locale).plain()),
        ]
    });
}

#[test]
fn pages_about_linking_fit_whatever_people_call_themselves() {
    for locale in talon_view::Locale::ALL {
        check(
            "link code",
            &link_code(CODE, &[Platform("telegram"), Platform("discord")], Length::in_minutes(Duration::MAX), locale),
        );
        for person in 0..7 {
            let accounts = ["telegram", "discord"].map(|platform| account(platform, &awful_names(PersonId(person))));
            check("confirm link", &confirm_link(u32::MAX, &accounts[0], locale));
            check("linked", &linked(&accounts, locale));
            check("unlinked", &unlinked(&accounts, &accounts[1], locale));
        }
    }
}

#[test]
fn a_code_is_there_to_be_copied_and_shown_nowhere_else() {
    let page = link_code(CODE, &[Platform("discord")], minutes(10), talon_view::Locale::EN);
    let with_code: Vec<Style> =
        page.lines().iter().filter(|line| line.text.plain().contains(CODE)).map(|line| line.style).collect();
    assert_eq!(with_code, [Style::Code]);
    assert!(page.buttons.is_empty(), "a button would carry the code");
    assert!(!debug(&page).contains(CODE));
}

fn debug(page: &Page) -> String {
    format!("{page:?} {:?}", page.lines())
}
