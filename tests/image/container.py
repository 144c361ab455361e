"""Runs the unpacked image as a container engine does, with everything taken away that it can do without.

usage: container.py BUNDLE VOLUME NAME [KEY=VALUE …] [--mount PATH] -- [ARGUMENT …]
"""

import json
import subprocess
import sys
from pathlib import Path

bundle, volume, name = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
end = sys.argv.index("--")
variables, arguments = sys.argv[4:end], sys.argv[end + 1 :]
mounts = [("/var/lib/talon", volume)]
if "--mount" in variables:
    at = variables.index("--mount")
    mounts.append((variables[at + 1], variables[at + 1]))
    del variables[at : at + 2]

config = json.loads((bundle / "config.json.image").read_text())
process = config["process"]
process["terminal"] = False
process["noNewPrivileges"] = True
process["capabilities"] = {}
process["env"] += variables
process["args"] = process["args"][:1] + (arguments or process["args"][1:])
process["rlimits"] = [{"type": "RLIMIT_NOFILE", "hard": 16384, "soft": 16384}]
config["root"]["readonly"] = True
# The platforms of this test are on the loopback of the machine.
config["linux"]["namespaces"] = [space for space in config["linux"]["namespaces"] if space["type"] != "network"]
config["linux"].pop("resources", None)
config["mounts"] = [mount for mount in config["mounts"] if not mount["destination"].startswith(("/sys", "/var/lib/talon"))]
for destination, source in mounts:
    options = ["bind", "rw", "nosuid", "nodev", "noexec"]
    config["mounts"].append({"destination": destination, "type": "bind", "source": source, "options": options})
(bundle / "config.json").write_text(json.dumps(config))
ended = subprocess.run(["runc", "--root", str(bundle / "runc"), "run", "--bundle", str(bundle), name])
sys.exit(ended.returncode)
