### Msg: Short sentences: answers to presses, refusals, notices, the terminal.

## Mistakes at the table

not-seated = You have no seat at this table.
not-host = Only the table’s host can do that.
table-full = Every seat is taken.
already-seated = You have already joined this table.
private-table = This is somebody’s own table. Open yours with /play.
not-enough-players = There are not enough players yet. Invite friends or add AI players.
not-in-lobby = That can only be changed before the match begins.
not-playing = No match is being played at this table.
unknown-option = This option has changed. Please look again.
too-many-seated = More seats are taken than this option allows.
not-your-turn = It is not your turn yet.
words-too-long = That is too long; a few words are enough.
words-empty = Write a word or a few after the command, like this: /word moonlight
already-proposed = You have already proposed to end the match.
nobody-to-agree = You alone play this match. To stop it, resign.
already-ready = You are already in for the next match.
not-abandoned-yet = The player whose turn it is has until { $until }.
# $wait (Length)
not-abandoned-for = The player whose turn it is still has time. You can end the match in { $wait }.
waits-for-you = The table is waiting for you. Play on, resign, or propose to end the match.
no-ai-here = There is no AI player in that seat.
others-not-ready = Not everybody is in yet.
undo-off = Nobody can take back a decision at this table. The host can allow it in the options before a match.
nothing-to-undo = You have nothing to take back: somebody else has decided since, or a hidden card has been seen.
already-away = An AI player is already playing for you. Press “I’m back” when you return.
not-away = No AI player is playing for you. Just play on.
removed-from-match = An admin removed you from this match.
own-match = This is your own match. Another admin has to do that.
gave-up-another = You gave up another seat in this match. You can take back only that one.
seat-in-play = That seat is not free: its player is playing, or may still come back.
already-paused = The match is paused already.
not-paused = The match is not paused.
nobody-here = There is no player in that seat.
reserved = These seats are kept for a league match. Only its players can join, and its options cannot be changed.
same-cards = Every table of this round plays the same cards, so you cannot add words to the shuffle.
played-once = The cards of a round are played only once, so there is no rematch at this table.
settled = The league match of this table is over, and another one here would not count. To play outside the league, open a new table.
lobby-worn = Too much was changed before this match. Start it as it is, or open a new table.
spectator = You are watching this table. Only its players can do that.

## Presses that came too late

stale-turn = The game has moved on. The page shows where it stands now.
stale-phase = That button is out of date: the table has moved on.
stale-done = Already done.
stale-closed = This table is closed. Open a new one with /play.

## Rules, as an answer to a tap

rule-deal-over = This deal is over.
rule-not-in-hand = You do not have that card.
rule-must-follow = You must follow suit: you still have cards of the suit that was led.
rule-must-beat = You must beat the card: you have a higher one of its suit.
rule-must-trump = You must trump: you have no card of the suit that was led.
rule-must-lead-marriage = You announced a marriage: lead its king or its queen.
rule-draw-first = You both draw first.
rule-not-on-lead = You can do that only when you are about to lead a trick.
rule-first-trick = You can do that only after the first trick.
rule-no-trick-yet = You need to have won a trick first.
rule-talon-closed = The talon is closed.
rule-talon-empty = The talon is used up.
rule-talon-too-small = Too few cards are left in the talon for that.
rule-no-nine = You do not have the nine of trumps.
rule-no-jack = You do not have the jack of trumps.
rule-no-marriage = You need the king and the queen of that suit, both in hand.
rule-marriage-already = You have just announced a marriage. Lead its king or its queen.
rule-strict-marriage = At this table you cannot announce marriages once the talon is closed or used up.
rule-marriage-by-leading = Nothing is announced here: leading the king or the queen makes the marriage.
rule-closer-only = The talon is closed: only the player who closed it can do that.
rule-nothing-to-draw = There is nothing to draw now.
rule-cannot-claim = Nobody claims at this table: the deal ends by itself at 66.
rule-not-in-this-game = That does not belong to this game.
rule-seven-of-clubs-first = Every deal begins with the seven of clubs.
rule-suit-not-open = The seven of that suit is not on the table yet.
rule-six-first = The eight waits until the six of its suit is on the table.
rule-eight-first = The five waits until the eight of its suit is on the table.
rule-not-next = That card does not fit yet: the card next to it is not on the table.
rule-must-play = You have a card that fits, so you must play one.
rule-must-give = A player is stuck and waits for a card from you: choose one to give.
rule-nothing-to-give = Nobody is waiting for a card from you.
rule-must-give-useless = Everybody has had two turns and nobody has played: give a card that fits nowhere.
rule-auction-first = The auction has to end first.
rule-auction-over = The auction is over.
rule-bid-too-low = Your bid has to be higher than the bid that stands.
rule-nothing-to-double = Nobody has bid anything yet that could be doubled.
rule-contra-already = Contra has been said already.
rule-no-contra = Recontra answers a contra, and nobody has said contra.
rule-recontra-already = Recontra has been said already.
rule-declarer-recontras = At this table only the player who bid the contract can say recontra.
rule-must-overtrump = You must overtrump: you have a higher trump than the one on the table.
rule-nothing-at-no-trump = Nobody declares anything at no trump: no sequences, no carrés, no belot.
rule-too-late-to-declare = You declare combinations before your first card of the deal. It is too late now.
rule-card-serves-already = You have already declared one of those cards, and a card counts in one combination only.
rule-no-combination = You have no such combination to declare.
rule-belot-by-itself = At this table belot is said automatically when you play the card.
rule-belot-thrown-off = No belot with a card that you throw off on another suit.
rule-no-belot = For belot you need the king and the queen of trumps, both in hand.

## What a press did

joined = You have joined. Enjoy the game.
took-over = You have joined. The match counts for you only if you make more than half of the seat’s decisions.
left-seat = You have left the table.
words-in-private = Give your words in our private chat, where nobody else can read them. Send me /word and any words there, for example: /word moonlight
hold-on = When you win a trick, I wait before drawing, so that you can close first.
hold-off = When you win a trick, I draw for you.
forced-on = When only one card is possible, I play it for you.
forced-off = You play every card yourself.
end-proposed = You proposed to end the match. It ends when everybody agrees.
pause-proposed = You proposed a pause. The match pauses as soon as everybody who plays agrees.
stood-down = An AI player is playing for you now. Press a card or “I’m back” when you return. If somebody takes over your seat before that, it counts as resigning.
end-withdrawn = The match goes on.
resigned = You have resigned the match.
rematch-waiting = You are in. The next match begins when everybody else is in too.
table-cancelled = The table is closed.
table-opened = The table is open in this channel.
table-open-already = That table is open already.
table-opened-in-private = The table is open in our private chat.
command-done = Done.
panel-instead = I cannot write to you in private, so this is your hand: only you see it. To get it as a direct message too, allow direct messages from members of this server.
panel-for-now = Only you see this, and it may vanish when your app restarts. To keep your cards at hand, open our private chat.
room-name = Table: { $game }
table-in-room = The table is in a thread of its own.
channel-closed-to-us = I may not write in this channel. I need the permissions View Channel, Send Messages and Embed Links here.
barred-topic = The thread where you asked is closed, and I may not write there. Once an admin opens it, I go on there.
barred-right = I may not write where you asked. Once an admin allows it, I go on there.
language-set = I speak English with you now.
language-group-set = I speak English in this group now.
letters-set = Done. This is how cards look now.
letters-group-set = Done. This is how cards look in this group now.

## Hints

hints-off = Hints are off at this table. The host can allow them in the options before a match.
hint-in-private = That’s private: ask me for a hint in our private chat.

## Presets

preset-ask = Send me /preset and a name, for example: /preset our evening. I save this table’s options under that name.
preset-kept = Saved as { $name }. Every new table of { $game } here can use it.
preset-no-lobby = You can save a table’s options only before its match begins, and you have no such table here. /play opens one.
preset-name-bad = I cannot show that name. Please use letters or digits.
preset-name-long = That name is too long; at most { $limit } characters, please.
preset-name-taken = A preset named { $name } exists already. Delete it first, or choose another name.
presets-full = { $limit ->
    [one] There is already a preset for this game. Delete it first.
   *[other] There are already { $limit } presets for this game. Delete one first.
}
preset-gone = That preset no longer exists. /preset shows the ones that do.
preset-host-or-admin = In a group, only the table’s host and the group’s admins can save a preset.

## Leagues

league-in-group = Leagues are for several people. Send /league where you play together.
league-name-missing = Please give the league a name, for example: /league create Winter. Letters or digits, at most 24 characters.
leagues-full = { $limit ->
    [one] There is already a league here. Close it first.
   *[other] There are already { $limit } leagues here. Close one first.
}
league-gone = That league no longer exists. /league shows the ones that do.
league-elsewhere = That league is not from here.
league-owner-or-admin = Only the league’s owner and the admins can do that.
league-over = This league is over.
league-already-in = You are in this league already.
league-not-in = You are not in this league.
league-removed = You were removed from this league. Its owner or an admin can bring you back.
league-asked-other = That question is for somebody else.
league-full = This league is full.
league-too-few = Not enough people are in this league yet.
league-playing = A season is being played. You can change this when it is over.
league-not-playing = No season of this league is being played.
league-no-match = You have no match to play in this league now.
league-boards-dealt = The cards of your match have been dealt, and they are dealt only once. If it has no result when the round ends, it counts as not played.
league-table-waits = Your table is waiting for you in this chat.
league-table-opened = Here is your table. The match can begin when all its players have joined.

## Linking accounts

link-in-private = That’s private: ask me in our private chat.
link-nowhere = I am on this platform only, so there is no other account to link.
link-code-burnt = Others can read this chat. If that was a code, it no longer works. Send me /link in our private chat for a new one.
link-code-bad = That code does not work. A code works once, and for { $valid }; /link makes a new one.
link-code-own = That is your own code. Send it to me from your account on the other platform.
link-same-platform = That code is from this platform. I link accounts on different platforms.
link-already = These accounts are linked already.
# $wait (Length)
link-guesses = You have entered too many wrong codes. Try again in { $wait }.
# $wait (Length)
link-codes = You have asked for too many codes. Try again in { $wait }.
link-taken = One of these accounts is already linked to another one on the same platform. Send me /unlink from there first.
link-seated = Both accounts sit at tables. Finish or leave the tables of one of them, then press “Yes, that is me” again.
link-declined = Nothing is linked, and that code no longer works.
unlink-nothing = This account is not linked to any other.
unlink-seated = You still sit at a table. Finish or leave it first.

## Finding a table, a game, a command

no-table-here = There is no open table here. /play opens one.
my-games = My games ({ $count })
no-hand-here = You are not playing at a table here.
no-score-here = There is no score here yet.
table-not-found = There is no such table here. If it is in a group, press the button there.
table-set-aside = Something is wrong with the record of this table, so it has been set aside and nobody can play here now. Other tables are not affected. The operator of this bot can see it.
table-taken-away = The operator of this bot has closed this table, because its record could not be read. /play opens a new one.
replay-unknown = I do not know that finished match. /replay lists the ones that you can see again.
replay-running = That match is still being played. Its cards stay hidden until it is over.
replay-sealed = Other tables are still playing the cards of this round. When all are done, you can see this match again.
replay-unreadable = The record of this match cannot be read now. The operator of this bot can see why.
daily-none = There is no deal of that day here.
daily-over = That day is over. Here is the new one: /daily
daily-played = You have played this deal. “Results” shows what came of it.
daily-started = The deal is in our private chat.
daily-first = Play it first: until then you see no results.
daily-result = Place { $place } of { $of }. All results are in our private chat, under your own.
daily-result-gone = You gave this deal up.
daily-sealed = Others can still play this deal. When the day is over, you can see it again with open cards.
daily-shared-already = You have shared it already.
daily-shared-now = It is in the chat now.
puzzle-in-private = Puzzles are private: send /puzzle in our private chat.
puzzle-unknown = There is no such puzzle.
leaderboard-unknown = I do not know that leaderboard. Send /leaderboard with a game, with week, month, season or all, or with global, such as /leaderboard belot week.
leaderboard-nowhere = I do not know of any match you have finished with others. Send /leaderboard where you play together.
leaderboard-without-you = You are not on this leaderboard yet: you have not finished a match that counts here.
never-met = You two have not finished a match that counts.
ratings-hidden = I cannot show you these ratings here. I show those of players on the leaderboard that you see here, or on the global leaderboard.
named-bot = That is a bot. /rating without a name shows how strong my AI players are.
named-nobody = I cannot tell who you mean. Write one @name after the command, or send the command as a reply to that person’s message.
too-many-tables-here = { $limit ->
    [one] There is already an open table here. Finish it first.
   *[other] There are already { $limit } open tables here. Finish one first.
}
too-many-tables-yours = { $limit ->
    [one] You have already joined a table. Finish it first.
   *[other] You have already joined { $limit } tables. Finish one first.
}
not-member = Only members of that group can join its tables.
members-hidden = I cannot see who belongs to that group. Make me one of its admins (no rights are needed), then press “Join” again.
writes-as-group = You are writing as the group or a channel, so I cannot tell who you are. Write as yourself, or use the buttons.
admins-only = Only admins can do that.
groups-only = That works only in a group.
unknown-zone = I do not know that place. Send /settings with a time zone’s IANA name, such as /settings Europe/Sofia.
settings-in-private = That’s private: send /settings in our private chat.
settings-saved = Noted.
privacy-in-private = That’s private: send /privacy in our private chat.
copy-sent = The file is in our private chat.
copy-too-often = I have already sent you that file. Ask again in { $wait }.
files-too-often = I have sent you many files lately. Ask again in { $wait }.
copy-nowhere = I cannot send you a file now: open our private chat, allow me to write there, and ask again.
unknown-game = I do not know that game. /play shows the ones I know.
unknown-command = I do not know that command. /help shows what I can do.
small-talk = I deal cards, and that is all I understand. Shall we play?
button-show-here = Show to all
shown-here = It is here already, a little further up.
bad-button = That button no longer works. /table shows the table.
fault = Something went wrong on my side. Nothing is lost; please try again in a moment.
done-unseen = It is done, but I could not show it: something went wrong on my side. Please look again in a moment.
turn-later = One moment: I can write in this chat only so often. Press again in { $wait }.
write-later = I have too much to write just now. Wait a moment and press again.
slow-down = You are asking for more than I can answer, so I skip some of it. Wait a little and ask again.
changed-much = You have changed a lot lately. Try again in { $wait }. You can go on playing cards until then.

## The private chat

hand-in-private = Your cards are in our private chat.
page-in-private = Look in our private chat.
hand-elsewhere = Your cards are in our private chat on { $platform }.
open-private-chat = To get your cards there, open our private chat once.
joined-from-group = You have joined. Your cards will come right here.

## A hand in 200 characters

alert-no-cards = You have no cards now.
alert-press-again = Press again to open our private chat and play there.

## The platforms’ own menus

language-name = English
about-short = Card games for friends: Santase, with your hand in private and the table in the group.
about-long = I deal cards for you and your friends. Open a table in your group with /play, get your hand here in private, and play by pressing buttons. Alone? Play against an AI player right here. Every shuffle can be checked afterwards.
nobody = Player { $seat }
command-play = Open a table
command-table = Show the table, and how to leave it
command-hand = Show my hand
command-word = Add my words to the shuffle
command-leave = Leave the table or end the match
command-score = Score sheet
command-why = What may I play, and why?
command-rules = Rules of the game
command-hint = What would you play?
command-undo = Take back my last decision
command-preset = Save this table’s options, or see saved ones
command-league = Leagues here
command-link = Link my accounts on Telegram and Discord
command-unlink = Undo /link
command-privacy = What I store about you: get it, or delete it
command-settings = Settings
command-language = Language
command-replay = Look at a finished match again
command-coach = See what a coach says about a finished match
command-daily = Play the deal of the day
command-puzzle = Solve endings with one best choice
command-leaderboard = Who plays best here?
command-rating = My ratings, or somebody’s
command-stats = My statistics, or how it went against somebody
command-history = Finished matches
command-help = What I can do
button-private-chat = Open private chat
button-to-group = Back to the group

## The terminal

terminal-you = You
terminal-welcome = Welcome to Talon.
terminal-resumed = Your match goes on where you left off.
terminal-keys =
    Digits play the cards of your hand, or choose from a list. Letters press buttons: each button has the same letter in every game. Two letters stand for two keys, one after the other.
    Enter does what the last line says. Page Up, Page Down and Space turn the page, Esc goes back, and q leaves: your match is saved.
    A colon begins a command that you type, such as :stats or :settings Europe/Sofia.
terminal-unknown-key = That key does nothing here.
terminal-second-key = That is the first of two keys. Press the second one too.
terminal-preset-prompt = A name for these options (Enter to finish, Esc to go back):
terminal-command-prompt = A command (Enter to send, Esc to go back):
terminal-word-prompt = Your words for the shuffle (Enter to finish, Esc to go back):
terminal-kept = Your match is saved. Start talon again to go on.
terminal-connect = To play with friends on Telegram, set TALON_TELEGRAM_TOKEN and start talon again; the README shows how to get a token.
terminal-too-small = This window is too small; please make it at least { $columns } columns by { $rows } rows.
terminal-go-on = go on
terminal-back = back
terminal-leave = leave
terminal-more = more

## The browser

web-link = Open this link in a browser on this computer. Press Ctrl+C here when you have finished.
web-entrance = Open the link that Talon printed in its terminal.
web-script = Talon needs JavaScript here. Without it, this page shows the table as it was when it was loaded.

## What rings the phone

ring-joined = { $player-is ->
    [you] You have joined the table.
   *[other] { $player } has joined the table.
}
