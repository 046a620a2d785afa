"""Enters files in the manifest of the project's data."""
import hashlib
import json
import os
import time


def record(manifest, folder):
    """Enters the exported files in the manifest of the project's data."""
    with open(manifest) as file:
        listed = json.load(file)
    base = os.path.dirname(os.path.abspath(manifest))
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), "rb") as file:
            data = file.read()
        digest = hashlib.sha256(data).hexdigest()
        key = os.path.relpath(os.path.join(os.path.abspath(folder), name), base)
        old = listed["files"].get(key, {})
        date = old["date"] if old.get("sha256") == digest else time.strftime("%Y-%m-%d", time.gmtime())
        listed["files"][key] = {"bytes": len(data), "sha256": digest,
                                "source": "trained on synthetic tables by data/models (see its MODEL-CARD.md)",
                                "licence": "Apache-2.0", "date": date, "script": "data/models/export.py"}
    with open(manifest, "w") as out:
        json.dump(listed, out, indent=2, ensure_ascii=False)
        out.write("\n")
