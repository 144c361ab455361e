"""Every library that is compiled into the program stands in the file with their licences, with a text.

usage: noticed.py TREE LIBRARIES
"""

import re
import sys

tree, notices = sys.argv[1:]
# Ours are named with their path.
lines = {line.strip() for line in open(tree) if " v" in line and "/" not in line.replace("(proc-macro)", "")}
needed = {" ".join(re.match(r"(\S+) v(\S+)", line).groups()) for line in lines}
listed = set()
for part in re.split("^======== The text below comes with:\n", open(notices).read(), flags=re.MULTILINE)[1:]:
    users, text = part.split("\n\n", 1)
    # No licence is shorter: that is a list of authors.
    if len(text) > 400:
        listed |= {" ".join(user.split()[1:3]) for user in users.splitlines()}
print(f"notices: {len(listed)} libraries, {len(needed)} compiled in")
missing = sorted(needed - listed)
sys.exit(f"without a notice: {missing}" if missing or len(needed) < 200 else 0)
