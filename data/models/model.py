"""In-context transformer for small tables: rows in, class probabilities and quantiles out, no gradient step at fit.

Three stages. Cells (one vector per column and row) alternate between label-aware set attention down each column,
through a few inducing vectors that see training rows only, and attention along each row, where class tokens collect
what the row says. A transformer over rows then lets every row attend to the training rows. Classes are decided by an
attention vote over the training rows' labels, so their number is free; numbers by quantiles of the standardised target.

Every step reads training rows only for what rows have in common, so an answer never depends on which other rows are
asked with it. Cells are laid out (set, column, row, channel) throughout.
"""
import math
from dataclasses import dataclass

import torch
from torch import nn

import operations as ops


@dataclass(frozen=True)
class Config:
    cell: int = 64  # channels of a cell
    cell_heads: int = 2
    inducing: int = 32  # inducing vectors a column
    cell_blocks: int = 2
    tokens: int = 4  # class tokens a row
    width: int = 256  # channels of a row
    heads: int = 4
    layers: int = 5
    widening: int = 2  # hidden units of a feed-forward layer per channel
    quantiles: int = 99


SHIFTS = (0, 1, 3)  # a cell reads its own column and two neighbours on a ring
FREQUENCIES = (math.pi / 4, math.pi / 2, math.pi, 2 * math.pi)
DIGITS = 13  # a class number is written with two digits of this base: up to 169 classes
CELL_INPUTS = 3 * len(SHIFTS) + 2 * len(FREQUENCIES)


def quantile_levels(count):
    return (torch.arange(count, dtype=torch.float32) + 0.5) / count


class Linear(nn.Linear):
    def forward(self, x):
        return ops.linear(x, self.weight)


def linear(inputs, outputs, gain=1.0):
    layer = Linear(inputs, outputs, bias=False)
    nn.init.normal_(layer.weight, std=gain / math.sqrt(inputs))
    return layer


class Norm(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.gain = nn.Parameter(torch.ones(channels))

    def forward(self, x):
        return ops.norm(x, self.gain)


class FeedForward(nn.Module):
    def __init__(self, channels, widening, gain):
        super().__init__()
        self.norm = Norm(channels)
        self.rise = linear(channels, channels * widening)
        self.fall = linear(channels * widening, channels, gain)

    def forward(self, x):
        return ops.feed_forward(x, self.norm.gain, self.rise.weight, self.fall.weight)


class Sharpness(nn.Module):
    """Factor on attention scores that grows with the logarithm of the number of keys, so attention stays sharp."""

    def __init__(self, heads, channels):
        super().__init__()
        self.base = nn.Parameter(torch.ones(heads))
        self.slope = nn.Parameter(torch.full((heads,), 0.1))
        self.root = math.sqrt(channels // heads)

    def forward(self, keys):
        """One factor a head, float32; `keys` is the number of training rows as a tensor or a number."""
        count = keys if torch.is_tensor(keys) else torch.tensor(float(keys))
        return (self.base.float() + self.slope.float() * torch.log(count.float())) / self.root


def plain_scale(heads, channels):
    return torch.full((heads,), 1 / math.sqrt(channels // heads))


class ColumnBlock(nn.Module):
    """Set attention down every column through inducing vectors that have seen cells and labels of training rows."""

    def __init__(self, config, gain):
        super().__init__()
        d = config.cell
        self.channels = d
        self.norm = Norm(d)
        self.seed = nn.Parameter(torch.randn(config.inducing, d) * 0.5)
        self.seed_query = nn.Parameter(torch.randn(config.inducing, d))
        self.sharpness = Sharpness(config.cell_heads, d)
        self.gather_keys = linear(d, 2 * d)
        self.gather_out = linear(d, d)
        self.gather_mix = FeedForward(d, config.widening, gain)
        self.inducing_norm = Norm(d)
        self.inducing_keys = linear(d, 2 * d)
        self.query = linear(d, d)
        self.out = linear(d, d, gain)
        self.mix = FeedForward(d, config.widening, gain)
        self.register_buffer("scale", plain_scale(config.cell_heads, d), persistent=False)

    def context(self, normed, labels, count):
        """Keys and values (set, column, inducing, 2 channels) of the inducing vectors, from training cells only."""
        sets, columns, rows, d = normed.shape
        keys_values = self.gather_keys(normed + labels).reshape(sets * columns, rows, 2 * self.channels)
        query = self.seed_query[None].expand(sets * columns, -1, -1)
        found = ops.attend(query, keys_values, self.sharpness(count))
        state = self.gather_mix(self.seed + self.gather_out(found))
        return self.inducing_keys(self.inducing_norm(state)).reshape(sets, columns, -1, 2 * self.channels)

    def forward(self, cells, normed, context):
        sets, columns, rows, d = cells.shape
        keys_values = context.reshape(sets * columns, -1, 2 * self.channels)
        query = self.query(normed).reshape(sets * columns, rows, d)
        found = ops.attend(query, keys_values, self.scale).reshape(sets, columns, rows, d)
        return self.mix(ops.add_linear(cells, found, self.out.weight))


class RowBlock(nn.Module):
    """Attention along each row; the last block asks for the class tokens only."""

    def __init__(self, config, gain, asked=None):
        super().__init__()
        d = config.cell
        self.asked = asked
        self.norm = Norm(d)
        self.query = linear(d, d)
        self.keys = linear(d, 2 * d)
        self.out = linear(d, d, gain)
        self.mix = FeedForward(d, config.widening, gain)
        self.register_buffer("scale", plain_scale(config.cell_heads, d), persistent=False)

    def forward(self, cells):
        normed = self.norm(cells)
        asked = cells if self.asked is None else cells[:, : self.asked]
        query = self.query(normed if self.asked is None else normed[:, : self.asked])
        found = ops.attend_across(query, self.keys(normed), self.scale)
        return self.mix(ops.add_linear(asked, found, self.out.weight))


class ContextBlock(nn.Module):
    """Every row attends to the training rows."""

    def __init__(self, config, gain):
        super().__init__()
        d = config.width
        self.norm = Norm(d)
        self.query = linear(d, d)
        self.keys = linear(d, 2 * d)
        self.out = linear(d, d, gain)
        self.mix = FeedForward(d, config.widening, gain)
        self.sharpness = Sharpness(config.heads, d)

    def forward(self, rows, normed, context, count):
        found = ops.attend(self.query(normed), context, self.sharpness(count))
        return self.mix(ops.add_linear(rows, found, self.out.weight))


class TableModel(nn.Module):
    def __init__(self, config=Config()):
        super().__init__()
        self.config = config
        d, width = config.cell, config.width
        gain = 1 / math.sqrt(2 * (2 * config.cell_blocks + config.layers))
        self.read = nn.Linear(CELL_INPUTS, d)
        nn.init.normal_(self.read.weight, std=0.5)
        nn.init.normal_(self.read.bias, std=0.5)
        self.lift = linear(d, d)
        for name, channels in (("cell", d), ("row", width)):
            setattr(self, f"{name}_low", nn.Parameter(torch.randn(DIGITS, channels)))
            setattr(self, f"{name}_high", nn.Parameter(torch.randn(DIGITS, channels) * 0.1))
            setattr(self, f"{name}_number", nn.Linear(2 + 2 * len(FREQUENCIES), channels))
        self.class_tokens = nn.Parameter(torch.randn(config.tokens, d) * 0.5)
        self.column_blocks = nn.ModuleList(ColumnBlock(config, gain) for _ in range(config.cell_blocks))
        last = config.cell_blocks - 1
        self.row_blocks = nn.ModuleList(
            RowBlock(config, gain, config.tokens if i == last else None) for i in range(config.cell_blocks)
        )
        self.token_norm = Norm(d)
        self.widen = linear(config.tokens * d, width)
        self.blocks = nn.ModuleList(ContextBlock(config, gain) for _ in range(config.layers))
        self.final_norm = Norm(width)
        self.vote_query = linear(width, width)
        self.vote_key = linear(width, width)
        self.vote_sharpness = Sharpness(config.heads, width)
        self.number_rise = linear(width, width)
        self.number_fall = nn.Linear(width, config.quantiles)
        nn.init.normal_(self.number_fall.weight, std=0.02)
        nn.init.zeros_(self.number_fall.bias)

    # Inputs -------------------------------------------------------------------------------------------------------

    def scaling(self, x):
        """Mean and scale (set, column) of the training rows' present values."""
        present = torch.isfinite(x).float()
        filled = torch.where(torch.isfinite(x), x, torch.zeros_like(x))
        count = present.sum(1).clamp(min=1)
        mean = filled.sum(1) / count
        spread = torch.sqrt(((filled - mean[:, None]).square() * present).sum(1) / count)
        return mean, torch.where(spread > 1e-6 * mean.abs() + 1e-30, spread, torch.ones_like(spread))

    def cells(self, x, categorical, mean, scale):
        """Rows (set, row, column) with NaN for missing -> cells (set, column, row, channel)."""
        finite = torch.isfinite(x)
        z = (torch.where(finite, x, mean[:, None].expand_as(x)) - mean[:, None]) / scale[:, None]
        far = z.abs() - 3
        # Beyond three deviations only the logarithm grows: outliers keep their order and lose their force.
        z = torch.where(far > 0, z.sign() * (3 + torch.log1p(far.clamp(min=0, max=1e6))), z).transpose(1, 2)
        missing = (~finite).float().transpose(1, 2)
        category = categorical.float()[:, :, None].expand_as(z)
        parts = []
        own = torch.arange(x.shape[2], device=x.device)
        for shift in SHIFTS:
            ring = torch.remainder(own + shift, x.shape[2])
            parts += [part.index_select(1, ring) for part in (z, missing, category)]
        for frequency in FREQUENCIES:
            parts += [torch.sin(frequency * z), torch.cos(frequency * z)]
        return self.lift(torch.relu(ops.read(torch.stack(parts, -1), len(SHIFTS) * 3, self.read.weight, self.read.bias)))

    def labels(self, y, regression, name):
        """Label vectors (set, row, channel); `regression` is a 0/1 float tensor that broadcasts over sets."""
        low, high = getattr(self, f"{name}_low"), getattr(self, f"{name}_high")
        number = getattr(self, f"{name}_number")
        code = torch.where(regression > 0, torch.zeros_like(y), y).long()
        tens = torch.div(code, DIGITS, rounding_mode="floor")
        shape = (*code.shape, low.shape[1])
        classes = low.index_select(0, (code - tens * DIGITS).reshape(-1)) + high.index_select(0, tens.reshape(-1))
        far = y.abs() - 3
        value = torch.where(far > 0, y.sign() * (3 + torch.log1p(far.clamp(min=0, max=1e6))), y)
        waves = [wave(f * value) for f in FREQUENCIES for wave in (torch.sin, torch.cos)]
        features = torch.stack([value, torch.ones_like(value), *waves], -1).to(low.dtype)
        return torch.where(regression[..., None] > 0, number(features), classes.reshape(shape))

    # Rows ---------------------------------------------------------------------------------------------------------

    def with_tokens(self, cells):
        sets, _, rows, d = cells.shape
        tokens = self.class_tokens[None, :, None].expand(sets, -1, rows, d)
        return torch.cat([tokens, cells], 1)

    def to_rows(self, tokens):
        sets, count, rows, d = tokens.shape
        joined = self.token_norm(tokens).transpose(1, 2).reshape(sets, rows, count * d)
        return self.widen(joined)

    def context(self, x, y, categorical, regression):
        """State of a training table: everything later rows need."""
        mean, scale = self.scaling(x)
        count = torch.ones_like(y[0]).sum()
        state = {"mean": mean, "scale": scale, "categorical": categorical, "labels": y}
        cells = self.cells(x, categorical, mean, scale)
        marks = self.labels(y, regression, "cell")[:, None]
        for i, (down, along) in enumerate(zip(self.column_blocks, self.row_blocks)):
            normed = down.norm(cells)
            state[f"column_{i}"] = down.context(normed, marks, count)
            cells = down(cells, normed, state[f"column_{i}"])
            cells = along(self.with_tokens(cells) if i == 0 else cells)
        rows = self.to_rows(cells) + self.labels(y, regression, "row")
        for i, block in enumerate(self.blocks):
            normed = block.norm(rows)
            state[f"row_{i}"] = block.keys(normed)
            rows = block(rows, normed, state[f"row_{i}"], count)
        state["vote"] = self.vote_key(self.final_norm(rows))
        return state

    def answer(self, x, state):
        """Last row vectors (set, row, channel) of rows read against a context."""
        count = torch.ones_like(state["labels"][0]).sum()
        cells = self.cells(x, state["categorical"], state["mean"], state["scale"])
        for i, (down, along) in enumerate(zip(self.column_blocks, self.row_blocks)):
            cells = down(cells, down.norm(cells), state[f"column_{i}"])
            cells = along(self.with_tokens(cells) if i == 0 else cells)
        rows = self.to_rows(cells)
        for i, block in enumerate(self.blocks):
            rows = block(rows, block.norm(rows), state[f"row_{i}"], count)
        return self.final_norm(rows), count

    def forward(self, x, y, categorical, regression, train):
        """Both halves at once, for training: the last row vectors of all rows, training rows first."""
        mean, scale = self.scaling(x[:, :train])
        cells = self.cells(x, categorical, mean, scale)
        marks = self.labels(y[:, :train], regression, "cell")[:, None]
        for i, (down, along) in enumerate(zip(self.column_blocks, self.row_blocks)):
            normed = down.norm(cells)
            cells = down(cells, normed, down.context(normed[:, :, :train], marks, train))
            cells = along(self.with_tokens(cells) if i == 0 else cells)
        rows = self.to_rows(cells)
        known = rows[:, :train] + self.labels(y[:, :train], regression, "row")
        rows = torch.cat([known, rows[:, train:]], 1)
        for block in self.blocks:
            normed = block.norm(rows)
            rows = block(rows, normed, block.keys(normed[:, :train]), train)
        return self.final_norm(rows)

    # Outputs ------------------------------------------------------------------------------------------------------

    def votes(self, asked, keys, onehot, count):
        """Class probabilities (set, row, class): each head shares its attention among the training rows' classes."""
        shares = ops.vote(self.vote_query(asked), keys, onehot, self.vote_sharpness(count))
        return 0.999 * shares + 0.001 / onehot.shape[2]

    def numbers(self, asked):
        """Quantiles (set, row, level) of the standardised target, unsorted."""
        return self.number_fall(torch.relu(self.number_rise(asked)).square()).float()
