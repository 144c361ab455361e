"""What the image holds, and what it tells an engine, is what docs/containers.md says of it.

usage: told.py IMAGE REVISION
"""

import json
import sys
import tarfile

archive = tarfile.open(sys.argv[1])
manifest = json.load(archive.extractfile("manifest.json"))[0]
# The whole of it: what is copied into another format loses its health check.
told = json.load(archive.extractfile(manifest["Config"]))["config"]
labels = {name.rsplit(".", 1)[-1]: value for name, value in told["Labels"].items()}
assert told["User"] == "10001:10001", told["User"]
assert list(told["Volumes"]) == ["/var/lib/talon"], told["Volumes"]
assert (told["Entrypoint"], told["Cmd"]) == (["/usr/bin/talon"], ["serve"])
assert told["WorkingDir"] == "/var/lib/talon"
assert told["StopSignal"] == "SIGTERM"
assert told["Healthcheck"]["Test"] == ["CMD", "/usr/bin/talon", "health"], told["Healthcheck"]
assert labels["revision"] == sys.argv[2] and labels["licenses"] == "MIT OR Apache-2.0", labels
assert manifest["RepoTags"] == [f"localhost/talon:{labels['version']}"], manifest["RepoTags"]

(layer,) = (tarfile.open(fileobj=archive.extractfile(name)) for name in manifest["Layers"])
files = {file.name.rstrip("/"): file for file in layer}
# An engine makes a new volume after this directory, its owner included.
volume = files.pop("var/lib/talon")
assert (volume.uid, volume.gid, volume.mode & 0o7777) == (10001, 10001, 0o700), volume.get_info()
for name, file in files.items():
    assert (file.uid, file.gid) == (0, 0) and not file.mode & 0o7022, f"{name}: {file.get_info()}"
    # Every library and every letter comes with its licence, and with the licences that these name.
    if name.startswith("usr/share/doc/") and name.endswith("/copyright"):
        text = layer.extractfile(file).read().decode()
        for licence in ("LGPL-2.1", "GPL-3"):
            needed = f"usr/share/common-licenses/{licence}"
            assert needed not in text or needed in files, f"{name} names {needed}, which is missing"
for needed in ("libc6/copyright", "libgcc-s1/copyright", "talon/LICENSE-MIT", "talon/LICENSE-APACHE", "talon/libraries.txt", "talon/assets/LICENSE-SOFIA-SANS"):
    assert f"usr/share/doc/{needed}" in files, f"{needed} is missing"
