"""Checkpoints that travel: a folder of shards of at most 15 MiB and a `state.json`, replaced as a whole."""
import json
import os
import shutil

import torch

from model import Config, TableModel

SHARD = 15 << 20


def save(folder, tensors, facts):
    """Writes flat `tensors` and JSON-able `facts`; a crash leaves the old folder or the new one, never half of each."""
    fresh = folder + ".new"
    shutil.rmtree(fresh, ignore_errors=True)
    os.makedirs(fresh)
    shard, size, index = {}, 0, 0

    def flush():
        nonlocal shard, size, index
        torch.save(shard, os.path.join(fresh, f"shard-{index:02d}.pt"))
        shard, size, index = {}, 0, index + 1

    for name, tensor in tensors.items():
        bytes_ = tensor.numel() * tensor.element_size()
        if shard and size + bytes_ > SHARD:
            flush()
        shard[name] = tensor.detach().cpu().clone()
        size += bytes_
    flush()
    with open(os.path.join(fresh, "state.json"), "w") as out:
        json.dump({**facts, "shards": index}, out, indent=2)
        out.write("\n")
    old = folder + ".old"
    shutil.rmtree(old, ignore_errors=True)
    if os.path.exists(folder):
        os.rename(folder, old)
    os.rename(fresh, folder)
    shutil.rmtree(old, ignore_errors=True)


def load(folder):
    if not os.path.exists(os.path.join(folder, "state.json")) and os.path.exists(folder + ".old"):
        folder += ".old"
    with open(os.path.join(folder, "state.json")) as file:
        facts = json.load(file)
    tensors = {}
    for index in range(facts["shards"]):
        tensors.update(torch.load(os.path.join(folder, f"shard-{index:02d}.pt"), map_location="cpu"))
    return tensors, facts


def load_model(folder, which="average"):
    """The model of a checkpoint with its averaged weights (or `which="weights"`, the latest)."""
    tensors, facts = load(folder)
    model = TableModel(Config(**facts["config"]))
    model.load_state_dict({name.split("/", 1)[1]: t for name, t in tensors.items() if name.startswith(which + "/")})
    return model.eval()
