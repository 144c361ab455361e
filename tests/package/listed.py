"""Every library that is compiled into the program stands in its bill of materials, with a licence."""

import json
import re
import sys

tree, bill = sys.argv[1:]
needed = {tuple(re.match(r"(\S+) v(\S+)", line).groups()) for line in open(tree) if " v" in line}
components = json.load(open(bill))["components"]
listed = {(part["name"], part["version"]): part for part in components}
missing = sorted(part for part in needed if part not in listed and part[0] != "talon")
unlicensed = sorted(part for part in needed & listed.keys() if not listed[part].get("licenses"))
print(f"package: {len(listed)} components, {len(needed)} libraries compiled in")
sys.exit(f"missing: {missing}, without a licence: {unlicensed}" if missing or unlicensed or len(needed) < 200 else 0)
