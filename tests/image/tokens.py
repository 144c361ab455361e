"""Prints what the loopback Telegram says of itself as the bot's environment."""

import re
import sys
import time
from pathlib import Path

said, end = "", time.monotonic() + 30
while not said.endswith("\n"):
    assert time.monotonic() < end, "the loopback platform does not start"
    said = Path(sys.argv[1]).read_text()
    time.sleep(0.05)
print("TALON_TELEGRAM_TOKEN=" + re.search(r"\d+:[A-Za-z0-9_-]{30,}", said).group(0))
print("TALON_TELEGRAM_API_URL=" + re.search(r"http://[0-9.:]+", said).group(0))
