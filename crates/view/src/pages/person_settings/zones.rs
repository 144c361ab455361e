//! The time zones that can be chosen by buttons.

/// How many pages of zones there are.
pub(super) const PAGES: usize = 3;

/// The zones that buttons offer, page by page, from west to east.
const ZONES: [[&str; 12]; PAGES] = [
    [
        "Europe/Lisbon",
        "Europe/London",
        "Europe/Paris",
        "Europe/Berlin",
        "Europe/Zagreb",
        "Europe/Warsaw",
        "Europe/Sofia",
        "Europe/Helsinki",
        "Europe/Kyiv",
        "Europe/Istanbul",
        "Europe/Moscow",
        "Africa/Johannesburg",
    ],
    [
        "Pacific/Honolulu",
        "America/Anchorage",
        "America/Los_Angeles",
        "America/Denver",
        "America/Chicago",
        "America/Mexico_City",
        "America/New_York",
        "America/Bogota",
        "America/Halifax",
        "America/Santiago",
        "America/Sao_Paulo",
        "America/St_Johns",
    ],
    [
        "Asia/Jerusalem",
        "Asia/Dubai",
        "Asia/Tashkent",
        "Asia/Karachi",
        "Asia/Kolkata",
        "Asia/Dhaka",
        "Asia/Bangkok",
        "Asia/Shanghai",
        "Australia/Perth",
        "Asia/Tokyo",
        "Australia/Sydney",
        "Pacific/Auckland",
    ],
];

/// The zones of a page of [`zone_menu`](crate::zone_menu), as IANA names them; after the last page comes the first.
#[must_use]
pub fn offered_zones(page: u8) -> &'static [&'static str] {
    &ZONES[usize::from(page) % ZONES.len()]
}
