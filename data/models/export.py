"""Writes the two ONNX graphs of a checkpoint: `fit` (training rows -> state) and `predict` (state + rows -> answers); and where
the library's own arithmetic finds the weights (`parameters.py`).

usage: python3 export.py CHECKPOINT FOLDER [--weights float32|float16|int8] [--manifest data/manifest.json]

Both graphs share one file of weights. Row, column, class and batch counts are free. Attention becomes onnxruntime's
own `com.microsoft::MultiHeadAttention`, which neither writes down the score matrix nor needs memory for it.
"""
import argparse
import hashlib
import os
import warnings

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

import model as models
import operations as ops
from checkpoint import load_model
from manifest import record
from parameters import parameters

OPSET = 17
SMALLEST = 1024  # initialisers below this many elements stay inside the graphs, in float32


class FusedAttention(torch.autograd.Function):
    """Plain attention whose ONNX form is onnxruntime's fused operator."""

    @staticmethod
    def forward(_, query, keys, values, heads):
        return PLAIN(query, keys, values, heads)

    @staticmethod
    def symbolic(g, query, keys, values, heads):
        return g.op("com.microsoft::MultiHeadAttention", query, keys, values, num_heads_i=heads, scale_f=1.0)


PLAIN = ops.attend_scaled


def fused_vote(query, keys, onehot, scale):
    heads = len(scale)
    shares = fused(query * ops.spread(scale, query.shape[-1]), keys, onehot.repeat(1, 1, heads), heads)
    return shares.reshape(shares.shape[0], shares.shape[1], heads, -1).mean(2)


def fused(query, keys, values, heads):
    return FusedAttention.apply(query, keys, values, heads)


class Fit(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, x, y, categorical, regression):
        return tuple(self.model.context(x, y, categorical, regression).values())


class Predict(torch.nn.Module):
    def __init__(self, model, names):
        super().__init__()
        self.model = model
        self.names = names

    def forward(self, x, classes, *state):
        state = dict(zip(self.names, state))
        asked, count = self.model.answer(x, state)
        onehot = (state["labels"][:, :, None] == torch.arange(classes[0]).float()).float()
        probabilities = self.model.votes(asked, state["vote"], onehot, count)
        return probabilities, torch.sort(self.model.numbers(asked), -1).values


def example(sets=2, rows=40, columns=5):
    x = torch.randn(sets, rows, columns)
    x[0, 3, 1] = float("nan")
    y = torch.randint(0, 3, (sets, rows)).float()
    return x, y, torch.zeros(sets, columns), torch.zeros(sets, 1)


def axes_of(names):
    """Free axes of every tensor by name."""
    axes = {"x": {0: "sets", 1: "rows", 2: "columns"}, "y": {0: "sets", 1: "rows"}, "classes": {},
            "regression": {0: "sets"}, "labels": {0: "sets", 1: "context"},
            "probabilities": {0: "sets", 1: "rows", 2: "classes"}, "quantiles": {0: "sets", 1: "rows"}}
    for name in ("categorical", "mean", "scale"):
        axes[name] = {0: "sets", 1: "columns"}
    for name in names:
        if name.startswith("column_"):
            axes[name] = {0: "sets", 1: name + "_columns"}
        elif name.startswith("row_") or name == "vote":
            axes[name] = {0: "sets", 1: "context"}
    return axes


def trace(module, inputs, path, input_names, output_names, axes):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(module, inputs, path, opset_version=OPSET, input_names=input_names,
                          output_names=output_names, custom_opsets={"com.microsoft": 1},
                          dynamic_axes={n: axes[n] for n in [*input_names, *output_names] if axes.get(n)})


def packed(values, how):
    """(stored array, scale or None): weights as they go into the file."""
    if how == "float16":
        return values.astype(np.float16), None
    if how == "int8":
        scale = np.maximum(np.abs(values).max(axis=0, keepdims=True), 1e-12) / 127
        return np.clip(np.rint(values / scale), -127, 127).astype(np.int8), scale.astype(np.float32)
    return values, None


class Shelf:
    """The shared weight file; equal tensors of the two graphs are stored once."""

    def __init__(self, name):
        self.name, self.data, self.places = name, bytearray(), {}

    def put(self, raw):
        key = hashlib.sha256(raw).digest()
        if key not in self.places:
            self.data += b"\0" * (-len(self.data) % 64)
            self.places[key] = (len(self.data), len(raw))
            self.data += raw
        return self.places[key]

    def external(self, name, array):
        tensor = TensorProto(name=name, data_type=helper.np_dtype_to_tensor_dtype(array.dtype)
                             if hasattr(helper, "np_dtype_to_tensor_dtype")
                             else onnx.mapping.NP_TYPE_TO_TENSOR_TYPE[array.dtype], dims=array.shape)
        offset, length = self.put(np.ascontiguousarray(array).tobytes())
        tensor.data_location = TensorProto.EXTERNAL
        for key, value in (("location", self.name), ("offset", offset), ("length", length)):
            tensor.external_data.add(key=key, value=str(value))
        return tensor


def shelve(path, shelf, how):
    """Moves the large weights of one graph to the shared file; onnxruntime widens them once, when it loads."""
    graph = onnx.load(path)
    kept, first = [], []
    for tensor in list(graph.graph.initializer):
        array = numpy_helper.to_array(tensor)
        if array.size < SMALLEST or array.dtype != np.float32:
            kept.append(tensor)
            continue
        stored, scale = packed(array, how if array.ndim == 2 else "float32")
        if stored.dtype == np.float32:
            kept.append(shelf.external(tensor.name, stored))
            continue
        kept.append(shelf.external(tensor.name + "_stored", stored))
        wide = tensor.name if scale is None else tensor.name + "_wide"
        first.append(helper.make_node("Cast", [tensor.name + "_stored"], [wide], to=TensorProto.FLOAT))
        if scale is not None:
            kept.append(numpy_helper.from_array(scale, tensor.name + "_scale"))
            first.append(helper.make_node("Mul", [wide, tensor.name + "_scale"], [tensor.name]))
    nodes = list(graph.graph.node)
    del graph.graph.initializer[:], graph.graph.node[:]
    graph.graph.initializer.extend(kept)
    graph.graph.node.extend(first + nodes)
    with open(path, "wb") as out:
        out.write(graph.SerializeToString())


def export(model, folder, how):
    os.makedirs(folder, exist_ok=True)
    model = model.float().eval()
    plain = ops.attend_scaled, ops.vote
    ops.attend_scaled, ops.vote = fused, fused_vote
    try:
        x, y, categorical, regression = example()
        with torch.no_grad():
            state = model.context(x, y, categorical, regression)
        names = list(state)
        axes = axes_of(names)
        # Inputs that leave a graph unchanged need names of their own.
        fit, predict = (os.path.join(folder, f"{part}.onnx") for part in ("fit", "predict"))
        trace(Fit(model), (x, y, categorical, regression), fit, ["x", "y", "categorical", "regression"],
              ["state_" + n for n in names], {**axes, **{"state_" + n: axes[n] for n in names}})
        trace(Predict(model, names), (x[:, :7], torch.tensor([3]), *state.values()), predict,
              ["x", "classes", *("state_" + n for n in names)], ["probabilities", "quantiles"],
              {**axes, **{"state_" + n: axes[n] for n in names}})
    finally:
        ops.attend_scaled, ops.vote = plain
    shelf = Shelf("weights.bin")
    for path in (fit, predict):
        shelve(path, shelf, how)
    with open(os.path.join(folder, shelf.name), "wb") as out:
        out.write(shelf.data)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checkpoint", help="checkpoint folder, or `random` for untrained weights")
    parser.add_argument("folder")
    parser.add_argument("--weights", choices=["float32", "float16", "int8"], default="float16")
    parser.add_argument("--manifest", help="manifest to enter the files in")
    options = parser.parse_args()
    torch.manual_seed(0)
    model = models.TableModel() if options.checkpoint == "random" else load_model(options.checkpoint)
    export(model, options.folder, options.weights)
    if options.weights == "float16":
        parameters(model, options.folder)
    sizes = {name: os.path.getsize(os.path.join(options.folder, name)) for name in os.listdir(options.folder)}
    print(sizes)
    if options.manifest:
        record(options.manifest, options.folder)


if __name__ == "__main__":
    main()
