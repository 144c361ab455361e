//! The gateway from the view of our own client.

mod client;
mod events;
mod faults;
mod opening;
mod resuming;

use serde_json::{Value, json};

use crate::discord::gateway::{Dispatch, GatewayOptions};
use crate::discord::{LoopbackDiscord, Options};

async fn start(gateway: GatewayOptions) -> LoopbackDiscord {
    LoopbackDiscord::start(Options { gateway, ..Options::default() }).await.unwrap()
}

/// A gateway that lets clients identify as often as they like.
async fn easygoing() -> LoopbackDiscord {
    start(GatewayOptions { identify_every: std::time::Duration::ZERO, ..GatewayOptions::default() }).await
}

/// Lets something happen.
fn happens(discord: &LoopbackDiscord, name: &'static str, guild: Option<u64>, data: Value) {
    discord.shared.change(|world| world.events.push(Dispatch { name, guild, veiled: false, data }));
}

/// Lets a message arrive in a direct channel.
fn message(discord: &LoopbackDiscord, id: u64) {
    happens(discord, "MESSAGE_CREATE", None, json!({"id": id.to_string()}));
}

fn violations(discord: &LoopbackDiscord) -> Vec<String> {
    discord.shared.read(|world| world.violations.clone())
}
