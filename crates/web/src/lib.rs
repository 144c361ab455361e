//! A table in a browser. The house's pages and scenes become HTML, and a press in the browser becomes an input of the house. There is no
//! rule and no sentence of its own here.
//!
//! * [`Host`] owns a [`Window`](talon_window::Window), draws what it shows after every change, and takes what is pressed.
//! * `html` draws a page in named regions. A region is sent whole when it differs from what was sent before.
//! * [`serve`] is the server: the document, one stream of changed regions for each tab, and one path that takes what is done.
//!
//! A hidden card cannot be shown: a page and its scene have what their one reader may know, and nothing else reaches the browser.

mod assets;
mod door;
mod host;
mod html;
mod server;

pub use door::{Door, Key};
pub use host::Host;
pub use server::serve;
