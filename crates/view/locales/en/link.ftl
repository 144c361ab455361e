### Link: Linking: a person’s accounts on several platforms.

link-title = Your link code
link-where = In our private chat on { $platform }, send me:
link-once = It works once, and for { $valid }.
link-secret = Show it to nobody: anybody who uses it shares your seats and sees your cards.
link-confirm-title = Is this you?
link-confirm-maker = The code comes from { $name } on { $platform }.
link-confirm-effect = If that is your account too, both become one player: with the same tables, the same results and one language.
link-confirm-warning = If you got the code from somebody else, press “No”: they would see your cards and could play for you.
button-link-yes = Yes, that is me
button-link-no = No
linked-title = You are one player now
link-account = { $platform }: { $name }
linked-how = /unlink makes them two again.
unlinked-title = These are separate players again
unlinked-stays = The matches that you played as one stay with { $name } on { $platform }.
