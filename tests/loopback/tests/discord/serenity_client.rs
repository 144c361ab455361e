//! serenity as a witness: it knows every event and object, and its requests are lawful.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    AutocompleteChoice, ButtonStyle, Client, CommandInteraction, CommandOptionType, Context, CreateActionRow,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption, CreateEmbed, CreateInputText,
    CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    CreateModal, CreateThread, EditInteractionResponse, EditMessage, EditThread, Event, EventHandler, GatewayIntents,
    HttpBuilder, InputTextStyle, Interaction, RawEventHandler, Ready,
};
use serenity::async_trait;
use talon_loopback::discord::{Cost, LoopbackDiscord, Permissions, Place, Which};
use tokio::sync::watch;

use crate::{assert_clean, start};

type Outcome = serenity::Result<()>;

/// A bot with one of everything.
struct Bot;

async fn commanded(ctx: &Context, command: &CommandInteraction) -> Outcome {
    match command.data.name.as_str() {
        "form" => {
            let input = CreateInputText::new(InputTextStyle::Short, "Stake", "stake");
            let modal = CreateModal::new("form", "New game").components(vec![CreateActionRow::InputText(input)]);
            command.create_response(ctx, CreateInteractionResponse::Modal(modal)).await
        }
        "later" => {
            command.defer_ephemeral(ctx).await?;
            command.edit_response(ctx, EditInteractionResponse::new().content("now")).await?;
            let more = CreateInteractionResponseFollowup::new().content("more").ephemeral(true);
            let followup = command.create_followup(ctx, more).await?;
            command.delete_followup(ctx, followup.id).await
        }
        _ => {
            let game = command.data.options.first().and_then(|option| option.value.as_str()).unwrap_or("nothing");
            let rows = vec![CreateActionRow::Buttons(vec![
                CreateButton::new("next").label("Next").style(ButtonStyle::Success),
                CreateButton::new_link("https://example.org").label("Rules"),
            ])];
            let embed = CreateEmbed::new().title("Table").description(format!("{} plays {game}", command.user.name));
            let answer = CreateInteractionResponseMessage::new().embed(embed).components(rows);
            command.create_response(ctx, CreateInteractionResponse::Message(answer)).await
        }
    }
}

/// Uses every route that a bot has for channels.
async fn tour(ctx: &Context, command: &CommandInteraction) -> Outcome {
    let channel = command.channel_id;
    let mut message = channel.send_message(ctx, CreateMessage::new().content("first")).await?;
    message.edit(ctx, EditMessage::new().content("second")).await?;
    let mut thread = channel.create_thread_from_message(ctx, message.id, CreateThread::new("T")).await?;
    thread.id.add_thread_member(ctx, command.user.id).await?;
    thread.send_message(ctx, CreateMessage::new().content("inside")).await?;
    thread.edit_thread(ctx, EditThread::new().archived(true)).await?;
    channel.messages(ctx, serenity::all::GetMessages::new().limit(5)).await?;
    let dm = command.user.create_dm_channel(ctx).await?;
    dm.id.send_message(ctx, CreateMessage::new().content("in private")).await?;
    if let Some(guild) = command.guild_id {
        guild.to_partial_guild(ctx).await?;
        guild.member(ctx, command.user.id).await?;
        guild.channels(ctx).await?;
        guild.roles(ctx).await?;
    }
    message.delete(ctx).await
}

#[async_trait]
impl EventHandler for Bot {
    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        let outcome = match interaction {
            Interaction::Command(command) => match commanded(&ctx, &command).await {
                Ok(()) if command.data.name == "tour" => tour(&ctx, &command).await,
                other => other,
            },
            Interaction::Autocomplete(typing) => {
                let choice = AutocompleteChoice::new("Santase", "santase");
                let suggested = CreateAutocompleteResponse::new().set_choices(vec![choice]);
                typing.create_response(&ctx, CreateInteractionResponse::Autocomplete(suggested)).await
            }
            Interaction::Component(press) => {
                let words = format!("{} pressed {}", press.user.name, press.data.custom_id);
                let update = CreateInteractionResponseMessage::new().content(words).embeds(vec![]).components(vec![]);
                press.create_response(&ctx, CreateInteractionResponse::UpdateMessage(update)).await
            }
            Interaction::Modal(form) => {
                let answer = CreateInteractionResponseMessage::new().content("filled in").ephemeral(true);
                form.create_response(&ctx, CreateInteractionResponse::Message(answer)).await
            }
            other => panic!("{other:?}"),
        };
        if let Err(why) = outcome {
            panic!("{why:?}");
        }
    }

    async fn ready(&self, ctx: Context, _: Ready) {
        let game = CreateCommandOption::new(CommandOptionType::String, "game", "Which game").set_autocomplete(true);
        let commands = ["play", "form", "later", "tour"].map(|name| CreateCommand::new(name).description("d"));
        let commands = commands.map(|command| command.add_option(game.clone())).to_vec();
        serenity::all::Command::set_global_commands(&ctx, commands).await.unwrap();
    }
}

/// The names of the events that came, and what serenity could not read.
#[derive(Clone)]
struct Log(Arc<watch::Sender<BTreeSet<String>>>);

#[async_trait]
impl RawEventHandler for Log {
    async fn raw_event(&self, _: Context, event: Event) {
        let name = match &event {
            Event::Unknown(unknown) => format!("unknown {}", unknown.kind),
            known => known.name().unwrap_or_default(),
        };
        self.0.send_modify(|seen| _ = seen.insert(name));
    }
}

/// Starts the bot; its task, which ends with the test.
async fn run(discord: &LoopbackDiscord, log: &Log) -> tokio::task::JoinHandle<()> {
    let http = HttpBuilder::new(discord.token()).proxy(discord.url()).ratelimiter_disabled(true).build();
    let intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    let client = serenity::client::ClientBuilder::new_with_http(http, intents);
    let mut client: Client = client.event_handler(Bot).raw_event_handler(log.clone()).await.unwrap();
    tokio::spawn(async move { client.start().await.unwrap() })
}

#[tokio::test]
async fn serenity_reads_every_event_and_every_answer() {
    let (discord, _) = start().await;
    let log = Log(Arc::new(watch::Sender::new(BTreeSet::new())));
    let ana = discord.person("Ana", "bg");
    let guild = discord.guild("Friday", &[&ana]);
    let general = guild.channel("general");
    let place = Place::from(&general);
    let bot = run(&discord, &log).await;
    discord.until("commands", |discord| (!discord.registered(None).is_empty()).then_some(())).await.unwrap();

    let suggested = ana.autocomplete(place, "play", &[("game", "s")]).await.unwrap();
    assert_eq!(suggested.choices.len(), 1);
    let table = ana.command(place, "play", &[("game", "belot")]).unwrap().shown().await.unwrap();
    assert!(table.words().ends_with("plays belot"), "{}", table.words());
    let pressed = ana.press(&table, Which::Label("Next")).await.unwrap();
    assert!(pressed.message.unwrap().text.ends_with("pressed next"));
    let form = ana.command(place, "form", &[]).unwrap();
    let filled = form.fill_in(&[("stake", "5")]).await.unwrap();
    assert_eq!(filled.shown().await.unwrap().text, "filled in");
    let later = ana.command(ana.direct(), "later", &[]).unwrap();
    assert_eq!(later.shown().await.unwrap().text, "now");
    ana.command(place, "tour", &[]).unwrap();
    discord.request("the tour's end", |entry| entry.cost() == Cost::Deletion).await.unwrap();

    ana.say(place, "hello").unwrap();
    ana.say(ana.direct(), "hello").unwrap();
    let boris = discord.person("Boris", "");
    guild.add(&boris);
    guild.kick(&boris);
    let other = guild.channel("other");
    other.deny_bot(Permissions::SEND_MESSAGES);
    other.delete();
    guild.set_bot_permissions(Permissions::ADMINISTRATOR);
    let second = discord.guild("Elsewhere", &[&ana]);
    second.remove_bot();
    let wanted = [
        "CHANNEL_CREATE",
        "CHANNEL_DELETE",
        "CHANNEL_UPDATE",
        "GUILD_CREATE",
        "GUILD_DELETE",
        "GUILD_ROLE_UPDATE",
        "INTERACTION_CREATE",
        "MESSAGE_CREATE",
        "MESSAGE_DELETE",
        "MESSAGE_UPDATE",
        "READY",
        "THREAD_CREATE",
        "THREAD_UPDATE",
    ];
    let all: BTreeSet<String> = wanted.into_iter().map(ToOwned::to_owned).collect();
    let mut events = log.0.subscribe();
    let everything = events.wait_for(|seen| seen.is_superset(&all));
    // What is missing then shows in the comparison.
    let _ = tokio::time::timeout(Duration::from_secs(20), everything).await;
    let known = log.0.borrow().clone();
    assert_eq!(known, all);
    assert!(!bot.is_finished(), "the bot is still there");
    bot.abort();
    assert_clean(&discord);
}
