#!/bin/sh
# Telegram on the machine that is tested. Once there is a bot, Ana comes until it answers her; then nobody does.
said=/run/telegram.out
: >"$said"
serve() { /stick/loopback-telegram --port 8081 --seconds 100000 --script "$1" >>"$said"; }
# It serves as long as somebody might still write to it.
sleep infinity | {
    if [ -e /etc/talon/talon.env ]; then
        until grep -q '"answer"' "$said"; do serve conversation; done
    fi
    serve nobody
}
