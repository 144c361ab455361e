// An unmodified discord.js 14 bot against the loopback Discord.
//
// Usage: node discord_js_peer.mjs <the loopback-discord binary>
//
// The loopback server is worth something only if clients that know nothing of it can't tell it from the real one. This
// script starts the server with its scripted people, runs a bot with discord.js's own gateway and rate limiter, and
// surfaces the server's refusals as discord.js's errors. It exits with 0 when everything went as with the real Discord.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  Client,
  ComponentType,
  ContainerBuilder,
  DiscordAPIError,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  PermissionFlagsBits,
  REST,
  RESTEvents,
  Routes,
  SeparatorBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";

// The longest that the whole conversation may take, in milliseconds.
const PATIENCE = 120_000;

// A picture of one transparent pixel.
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

const COMMANDS = [
  {
    name: "play",
    name_localizations: { bg: "играй" },
    description: "Start a game",
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    options: [
      {
        name: "game",
        description: "Which game",
        type: ApplicationCommandOptionType.String,
        required: true,
        autocomplete: true,
      },
    ],
  },
  { name: "check", description: "Check what the server refuses" },
];

const failures = [];
const seen = { guilds: [], resumes: 0, floods: 0, waits: 0, contents: [], left: [] };
let joins = 0;
let checks = 0;

// Notes one expectation; all of them are reported at the end.
function check(what, holds) {
  console.log((holds ? "ok    " : "FAILED ") + what);
  if (!holds) failures.push(what);
}

// Expects that the server refuses a request with this code, or this status where there is no code.
async function refused(what, request, code, words = "") {
  try {
    await request();
    check(`${what}: was not refused`, false);
  } catch (error) {
    const fits = error instanceof DiscordAPIError && (error.code === code || (code < 1000 && error.status === code));
    check(`${what}: ${error.message.replaceAll("\n", " ")}`, fits && error.message.includes(words));
  }
}

function buttons() {
  const names = ["Join", "Hand", "Form", "Later", "Direct"];
  const button = (name) =>
    new ButtonBuilder().setCustomId(name.toLowerCase()).setLabel(name).setStyle(ButtonStyle.Secondary);
  return [
    new ActionRowBuilder().addComponents(names.map(button)),
    new ActionRowBuilder().addComponents(button("Thread").setEmoji("🧵")),
  ];
}

const COMMANDED = {
  async play(interaction) {
    const game = interaction.options.getString("game");
    const embed = new EmbedBuilder().setTitle(game).setDescription("Who joins?");
    const answer = await interaction.reply({ embeds: [embed], components: buttons(), withResponse: true });
    const message = answer.resource.message;
    check("the answer comes back", message.embeds[0].title === game && message.components.length === 2);
    check("the answer names the command", message.interactionMetadata.user.id === interaction.user.id);
    if (interaction.user.displayName !== "Ana") return;
    check("the person's language arrives", interaction.locale === "bg");
    check("the place is a guild", interaction.inCachedGuild() && interaction.guild.name === "Friday");
    check("the context arrives", interaction.context === InteractionContextType.Guild);
    const may = interaction.appPermissions.has(PermissionFlagsBits.SendMessages);
    check("the bot's permissions arrive", may);
  },

  async check(interaction) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    if (checks++ === 0) {
      await limits(interaction);
      await refusals(interaction);
      await containers(interaction.channel);
      await belongings(interaction.client);
    } else {
      check("direct messages have a context", interaction.context === InteractionContextType.BotDM);
    }
    await interaction.editReply("checked");
  },
};

const PRESSED = {
  async join(interaction) {
    const again = joins === 0 ? "" : ` again (${joins})`;
    joins += 1;
    const words = `${interaction.user.displayName} has joined${again}`;
    const answer = await interaction.update({ content: words, withResponse: true });
    check(`an update returns the message: ${words}`, answer.resource.message.content === words);
    if (joins > 1) return;
    await refused(
      "a second answer",
      () =>
        interaction.client.rest.post(Routes.interactionCallback(interaction.id, interaction.token), {
          auth: false,
          body: { type: 6 },
        }),
      40060,
    );
  },

  async hand(interaction) {
    await interaction.reply({ content: "♠J", flags: MessageFlags.Ephemeral });
    const edited = await interaction.editReply("♠J ♠Q");
    check("an ephemeral message stays so", edited.flags.has(MessageFlags.Ephemeral));
    const followed = await interaction.followUp({ content: "and one more", flags: MessageFlags.Ephemeral });
    check("a followup may be ephemeral", followed.flags.has(MessageFlags.Ephemeral));
    const fetch = () => interaction.channel.messages.fetch(followed.id);
    await refused("an ephemeral message in the channel", fetch, 10008, "Unknown Message");
  },

  async form(interaction) {
    const input = new TextInputBuilder().setCustomId("words").setLabel("Words").setStyle(TextInputStyle.Short);
    const row = new ActionRowBuilder().addComponents(input);
    await interaction.showModal(new ModalBuilder().setCustomId("form").setTitle("Say").addComponents(row));
  },

  async later(interaction) {
    await interaction.deferReply();
    const message = await interaction.editReply("later");
    check("the deferred answer is no longer loading", !message.flags.has(MessageFlags.Loading));
  },

  async direct(interaction) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    try {
      const message = await interaction.user.send("psst");
      check("a direct message has no guild", message.guildId === null && message.channel.type === ChannelType.DM);
      await interaction.editReply("sent");
    } catch (error) {
      await interaction.editReply(`refused: ${error.code}`);
    }
  },

  async thread(interaction) {
    await interaction.deferUpdate();
    const thread = await interaction.message.startThread({ name: "Table", autoArchiveDuration: 1440 });
    check("the thread is in the channel", thread.parentId === interaction.channelId && thread.name === "Table");
    await thread.send("in the thread");
    const route = Routes.threads(interaction.channelId, interaction.message.id);
    const again = () => interaction.client.rest.post(route, { body: { name: "Again" } });
    await refused("a second thread", again, 160004, "A thread has already been created for this message");
    const archived = await thread.setArchived(true);
    check("a thread can be archived", archived.archived);
  },
};

// Sends faster than the channel allows: discord.js has to follow the headers.
async function limits(interaction) {
  const channel = interaction.channel;
  const flooded = await channel.send("after a flood");
  check("a planned flood was waited out", flooded.content === "after a flood" && seen.floods === 1);
  const sent = [];
  for (let n = 0; n < 7; n++) sent.push(await channel.send({ content: `${n}` }));
  check("a burst arrives in order", sent.map((message) => message.content).join("") === "0123456");
  check("the client waited for the window", seen.waits > 0 && seen.floods === 1);
  const edited = await sent[0].edit({ content: "edited" });
  check("an edit returns the message", edited.content === "edited" && edited.editedTimestamp !== null);
  const first = (await channel.messages.fetch({ limit: 3 })).first();
  check("messages are listed, newest first", first.id === sent[6].id);
  await sent[6].delete();
  await refused("a second deletion", () => sent[6].delete(), 10008, "Unknown Message");
}

// What the server must refuse, and how.
async function refusals(interaction) {
  const { channel, client } = interaction;
  const twins = new ActionRowBuilder().addComponents(
    ["A", "B"].map((label) => new ButtonBuilder().setCustomId("same").setLabel(label).setStyle(ButtonStyle.Primary)),
  );
  const twice = () => channel.send({ content: "x", components: [twins] });
  const naked = (body) => () => client.rest.post(Routes.channelMessages(channel.id), { body });
  const stranger = new REST({ api: client.options.rest.api }).setToken("MTIz.abc.def");
  await refused("too much content", naked({ content: "x".repeat(2001) }), 50035, "2000 or fewer in length");
  await refused("a custom id that is there twice", twice, 50035, "DUPLICATED");
  await refused("an empty message", naked({}), 50006, "Cannot send an empty message");
  await refused("no such channel", () => client.rest.get(Routes.channel("1")), 10003, "Unknown Channel");
  await refused("no such message", () => channel.messages.fetch("1"), 10008, "Unknown Message");
  await refused("a token of nobody", () => stranger.get(Routes.user()), 401, "401: Unauthorized");
  const bare = { auth: false, body: { content: "x" } };
  const forged = () => client.rest.post(Routes.webhook(client.application.id, "forged"), bare);
  await refused("a followup without an interaction", forged, 10015, "Unknown Webhook");
  const early = () => client.rest.post(Routes.interactionCallback("1", "forged"), { auth: false, body: { type: 6 } });
  await refused("an answer to nobody", early, 10062, "Unknown interaction");
}

// Messages that are made of components alone.
async function containers(channel) {
  const flags = MessageFlags.IsComponentsV2;
  const text = (words) => new TextDisplayBuilder().setContent(words);
  const gallery = new MediaGalleryBuilder().addItems({ media: { url: "attachment://a.png" }, description: "a pixel" });
  const press = new ButtonBuilder().setCustomId("press").setLabel("Press").setStyle(ButtonStyle.Secondary);
  const container = new ContainerBuilder()
    .setAccentColor(0x2e7d32)
    .addTextDisplayComponents(text("### A table"))
    .addMediaGalleryComponents(gallery)
    .addSeparatorComponents(new SeparatorBuilder())
    .addActionRowComponents(new ActionRowBuilder().addComponents(press));
  const files = [new AttachmentBuilder(Buffer.from(PIXEL, "base64"), { name: "a.png" })];
  const old = await channel.send({ embeds: [new EmbedBuilder().setTitle("old")] });
  await refused("an embed in a container's message", () => old.edit({ flags, components: [container], files }), 50035, "LEGACY");
  const message = await old.edit({ flags, embeds: [], content: null, components: [container], files });
  const [shown] = message.components;
  const kinds = shown.components.map((component) => component.type);
  const { TextDisplay, MediaGallery, Separator, ActionRow } = ComponentType;
  check("a container is read", kinds.join() === [TextDisplay, MediaGallery, Separator, ActionRow].join());
  check("its picture is the server's", shown.components[1].items[0].media.url.startsWith("https://cdn.discordapp.com/"));
  check("its message is marked", message.flags.has(flags) && message.embeds.length === 0);
  await refused("the way back", () => message.edit({ content: "words" }), 50035, "IS_COMPONENTS_V2");
  const many = { flags, components: Array.from({ length: 41 }, () => text("x")) };
  await refused("too many components", () => channel.send(many), 50035, "cannot exceed 40");
  const long = { flags, components: [text("x".repeat(3000)), text("x".repeat(1001))] };
  await refused("too much text", () => channel.send(long), 50035, "maximum size of 4000");
}

// What the application owns.
async function belongings(client) {
  const emoji = await client.application.emojis.create({ attachment: Buffer.from(PIXEL, "base64"), name: "spade" });
  check("an emoji is made", emoji.name === "spade");
  check("it is listed", (await client.application.emojis.fetch()).has(emoji.id));
  await emoji.delete();
  check("it is gone", (await client.application.emojis.fetch()).size === 0);
  const commands = await client.application.commands.fetch({ withLocalizations: true });
  const play = commands.find((command) => command.name === "play");
  check("commands are kept", commands.size === 2 && play.nameLocalizations.bg === "играй");
}

async function interacted(interaction) {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const games = ["santase", "schnapsen", "belot"].filter((game) => game.startsWith(typed));
    await interaction.respond(games.map((game) => ({ name: game, value: game })));
  } else if (interaction.isChatInputCommand()) {
    await COMMANDED[interaction.commandName](interaction);
  } else if (interaction.isButton()) {
    await PRESSED[interaction.customId](interaction);
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(`said: ${interaction.fields.getTextInputValue("words")}`);
  }
}

async function login({ url, token, application }) {
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages];
  const client = new Client({ intents, rest: { api: `${url}/api` } });
  client.rest.on(RESTEvents.RateLimited, () => (seen.waits += 1));
  client.rest.on(RESTEvents.Response, (_, response) => (seen.floods += response.status === 429 ? 1 : 0));
  client.on(Events.GuildCreate, (guild) => seen.guilds.push(guild.name));
  client.on(Events.GuildDelete, (guild) => seen.left.push(guild.name));
  client.on(Events.ShardResume, () => (seen.resumes += 1));
  client.on(Events.MessageCreate, (message) => !message.author.bot && seen.contents.push(message.content));
  client.on(Events.Error, (error) => check(`an error of the client: ${error}`, false));
  client.on(Events.InteractionCreate, (interaction) =>
    interacted(interaction).catch((error) => check(`interaction: ${error.stack}`, false)),
  );
  await new Promise((resolve) => client.once(Events.ClientReady, resolve).login(token));
  check("the bot knows itself", client.user.bot && client.user.username === "Talon");
  check("the application is not the bot's user", client.application.id === application);
  check("the guild is there at once", [...client.guilds.cache.values()].map((guild) => guild.name).join() === "Friday");
  await client.application.commands.set(COMMANDS);
  return client;
}

async function main(binary) {
  const server = spawn(binary, ["--script=conversation", "--heartbeat=2000", "--seconds=110"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("exit", (code) => resolve(code ?? 1)));
  const patience = setTimeout(() => server.kill(), PATIENCE);
  let client;
  let done = false;
  for await (const line of createInterface({ input: server.stdout })) {
    console.log(`loopback: ${line}`);
    const said = JSON.parse(line);
    if (said.url !== undefined) {
      check("requests are validated against the schema", said.validates);
      login(said).then(
        (bot) => (client = bot),
        (error) => {
          check(`login: ${error.stack}`, false);
          server.stdin.end();
        },
      );
    }
    done ||= said.done !== undefined;
  }
  const code = await ended;
  clearTimeout(patience);
  await client?.destroy();
  check("the conversation came to its end", done);
  check("every session was resumed", seen.resumes === 4);
  check("words without the intent don't arrive", seen.contents.join("|") === "");
  check("joining and leaving guilds is told", seen.guilds.join() === "Saturday" && seen.left.join() === "Friday");
  check("the server found nothing to object to", code === 0);
  console.log(`${failures.length} failures`);
  return failures.length === 0 ? 0 : 1;
}

process.exit(await main(process.argv[2]));
