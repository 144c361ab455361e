"""An unmodified aiogram 3 bot against the loopback Telegram.

Usage: aiogram_peer.py <the loopback-telegram binary>

The loopback server is worth something only if clients that know nothing of it can't tell it from the real one. This
script starts the server with its scripted person, runs a bot with aiogram's own polling, and surfaces the server's
refusals as aiogram's exceptions. It exits with 0 when everything went as with the real Bot API.
"""

import asyncio
import contextlib
import json
import sys

from aiogram import Bot, Dispatcher, F
from aiogram.client.default import DefaultBotProperties
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.enums import ChatMemberStatus, ChatType
from aiogram.exceptions import (
    TelegramBadRequest,
    TelegramForbiddenError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.methods import AnswerCallbackQuery, SendMessage, TelegramMethod
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BufferedInputFile,
    CallbackQuery,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Message,
)

FAILURES: list[str] = []


def check(what: str, holds: bool) -> None:
    """Notes one expectation; all of them are reported at the end."""
    print(("ok    " if holds else "FAILED ") + what, flush=True)
    if not holds:
        FAILURES.append(what)


def keyboard(label: str, data: str) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup(inline_keyboard=[[InlineKeyboardButton(text=label, callback_data=data)]])


async def refused(what: str, method: TelegramMethod, bot: Bot, kind: type[Exception], words: str) -> None:
    """Expects that the server refuses a request with this exception and these words."""
    try:
        await bot(method)
    except kind as error:
        check(f"{what}: {error}", words in str(error))
    except Exception as error:  # noqa: BLE001 - whatever else comes is what is to be reported
        check(f"{what}: {type(error).__name__} {error}", False)
    else:
        check(f"{what}: was not refused", False)


def build(dispatcher: Dispatcher, bot: Bot, seen: list[str]) -> None:
    @dispatcher.message(CommandStart(deep_link=True))
    async def start(message: Message, command: CommandObject) -> None:
        seen.append("start")
        check("the deep link's payload arrives", command.args == "hello")
        check("the person's language arrives", message.from_user.language_code == "bg")
        sent = await message.answer("<b>♠J</b> &amp; more", reply_markup=keyboard("Press", "press"))
        check("mark-up is resolved", sent.text == "♠J & more" and sent.html_text == "<b>♠J</b> &amp; more")
        check("the keyboard comes back", sent.reply_markup.inline_keyboard[0][0].callback_data == "press")

    @dispatcher.message(Command("again"))
    async def again(message: Message) -> None:
        seen.append("again")
        check("the group is a supergroup", message.chat.type == ChatType.SUPERGROUP)
        boris = message.from_user.id
        member = await bot.get_chat_member(message.chat.id, boris)
        check("who writes is a member", member.status == ChatMemberStatus.MEMBER)
        admins = await bot.get_chat_administrators(message.chat.id)
        check("the founder is the only admin", [admin.status for admin in admins] == [ChatMemberStatus.CREATOR])
        unwelcome = SendMessage(chat_id=boris, text="x")
        await refused("a bot can't write first", unwelcome, bot, TelegramForbiddenError, "can't initiate conversation")
        full = await bot.get_chat(message.chat.id)
        check("the group has its title", full.title == "Friday")
        await patiently(bot, message.reply("again", reply_markup=keyboard("Press", "press")))

    @dispatcher.callback_query(F.data == "press")
    async def pressed(query: CallbackQuery) -> None:
        seen.append("pressed")
        await query.answer("pressed", show_alert=True)
        await refused("a second answer", query.answer("twice"), bot, TelegramBadRequest, "query is too old")
        edited = await query.message.edit_text("over")
        check("an edit returns the message", edited.text == "over" and edited.edit_date is not None)
        check("an edit without keyboard takes it away", edited.reply_markup is None)
        await refused("the same edit", query.message.edit_text("over"), bot, TelegramBadRequest, "is not modified")

    @dispatcher.message(F.text == "bye")
    async def bye(message: Message) -> None:
        seen.append("bye")
        if "again" not in seen:
            await refusals(bot, message)
            await patiently(bot, message.answer("bye"))
        else:
            file = BufferedInputFile(b"replay", filename="replay.json")
            sent = await patiently(bot, message.answer_document(file, caption="<i>replay</i>"))
            check("a document is taken", sent.document.file_name == "replay.json" and sent.document.file_size == 6)
            check("its caption is marked up", sent.caption_entities[0].type == "italic")

    @dispatcher.message()
    async def other(message: Message) -> None:
        if message.text is not None:
            check(f"privacy mode hides {message.text!r}", False)


async def patiently(bot: Bot, method: TelegramMethod):
    """Waits as long as the server says when it finds the bot too fast."""
    while True:
        try:
            return await bot(method)
        except TelegramRetryAfter as error:
            print(f"too fast, waiting {error.retry_after} s", flush=True)
            await asyncio.sleep(error.retry_after)


async def refusals(bot: Bot, message: Message) -> None:
    """What the server must refuse, and how."""
    chat = message.chat.id
    long = keyboard("x", "d" * 65)
    bad = TelegramBadRequest
    await refused("broken mark-up", message.answer("<b>x"), bot, bad, "can't parse entities: Can't find end tag")
    await refused("an unknown tag", message.answer("<blink>x</blink>"), bot, bad, "Unsupported start tag")
    await refused("too much text", message.answer("x" * 4097), bot, bad, "message is too long")
    await refused("too much data", message.answer("x", reply_markup=long), bot, bad, "BUTTON_DATA_INVALID")
    await refused("no such chat", message.answer("x").model_copy(update={"chat_id": 99}), bot, bad, "chat not found")
    sent = await message.answer("gone")
    check("a deletion succeeds", await sent.delete())
    await refused("a second deletion", sent.delete(), bot, bad, "message to delete not found")
    await refused("an edit of nothing", sent.edit_text("x"), bot, bad, "message to edit not found")
    try:
        await bot.send_chat_action(chat, "typing")
        check("the planned flood arrives", False)
    except TelegramRetryAfter as error:
        check("the planned flood says how long", error.retry_after == 1)
    check("afterwards the request succeeds", await bot.send_chat_action(chat, "typing"))
    alert = AnswerCallbackQuery(callback_query_id="1", text="x" * 201)
    await refused("too long an alert", alert, bot, bad, "MESSAGE_TOO_LONG")


async def converse(url: str, token: str) -> list[str]:
    session = AiohttpSession(api=TelegramAPIServer.from_base(url))
    bot = Bot(token, session=session, default=DefaultBotProperties(parse_mode="HTML"))
    me = await bot.get_me()
    check("the bot knows itself", me.is_bot and me.username == "talon_test_bot" and me.can_join_groups is True)
    await bot.set_my_commands([BotCommand(command="play", description="Игра")], language_code="bg")
    await bot.set_my_commands([BotCommand(command="table", description="Table")], BotCommandScopeAllGroupChats())
    commands = await bot.get_my_commands(language_code="bg")
    check("commands are kept by language", [command.description for command in commands] == ["Игра"])
    info = await bot.get_webhook_info()
    check("there is no webhook", info.url == "")
    stranger = Bot("1:" + "A" * 35, session=session)
    try:
        await stranger.get_me()
        check("a wrong token is refused", False)
    except (TelegramUnauthorizedError, TelegramNotFound) as error:
        check(f"a wrong token is refused: {error}", True)
    dispatcher = Dispatcher()
    seen: list[str] = []
    build(dispatcher, bot, seen)
    try:
        await dispatcher.start_polling(bot, handle_signals=False, polling_timeout=5)
    finally:
        await session.close()
    return seen


async def main(binary: str) -> int:
    server = await asyncio.create_subprocess_exec(
        binary,
        "--script=conversation",
        "--flood=sendChatAction",
        "--seconds=60",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        hello = json.loads(await server.stdout.readline())
        check("requests are validated against the schema", hello["validates"])
        polling = asyncio.create_task(converse(hello["url"], hello["token"]))
        lines = []
        while line := await server.stdout.readline():
            print("loopback:", line.decode().strip(), flush=True)
            lines.append(json.loads(line))
        polling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await polling
        check("both answers reached the person", lines[:2] == [{"answer": "pressed", "alert": True}] * 2)
        check("the conversation came to its end", any("done" in line for line in lines))
        check("the server found nothing to object to", await server.wait() == 0)
    finally:
        if server.returncode is None:
            server.kill()
    print(f"{len(FAILURES)} failures", flush=True)
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(asyncio.wait_for(main(sys.argv[1]), 90)))
