"""The model's building blocks in plain tensor operations. Training and export replace some of them by faster ones."""
import torch

EPSILON = 1e-6


def norm(x, gain):
    return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + EPSILON) * gain


def linear(x, weight):
    return torch.nn.functional.linear(x, weight)


def add_linear(x, y, weight):
    return x + torch.nn.functional.linear(y, weight)


def feed_forward(x, gain, rise, fall):
    hidden = torch.relu(torch.nn.functional.linear(norm(x, gain), rise)).square()
    return add_linear(x, hidden, fall)


def read(features, ring, weight, bias):
    """First layer on float32 features. The first `ring` of them come in threes that begin with a value; with low-precision
    weights that value enters as a rounded part and its rest, so that fine steps are not lost."""
    if weight.dtype == torch.float32:
        return torch.nn.functional.linear(features, weight, bias)
    rounded = features.to(weight.dtype)
    rest = (features[..., :ring:3] - rounded[..., :ring:3]).to(weight.dtype)
    wide = torch.nn.functional.pad(torch.cat([rounded, rest, torch.ones_like(rest[..., :1])], -1), (0, 11))
    weights = torch.nn.functional.pad(torch.cat([weight, weight[:, :ring:3], bias[:, None]], 1), (0, 11))
    return linear(wide, weights)


def split(x, heads):
    return x.reshape(x.shape[0], x.shape[1], heads, -1).transpose(1, 2)


def attend_scaled(query, keys, values, heads):
    """(batch, asked, channel) over (batch, seen, channel); queries come scaled. Values may have other channels."""
    scores = split(query, heads) @ split(keys, heads).transpose(2, 3)
    found = torch.softmax(scores, -1) @ split(values, heads)
    return found.transpose(1, 2).reshape(query.shape[0], query.shape[1], -1)


def spread(scale, channels):
    """One factor a head -> one a channel."""
    return scale[:, None].expand(-1, int(channels) // len(scale)).reshape(-1)


def attend(query, keys_values, scale):
    """Attention with `scale` (one a head, float32) on the scores; keys and values lie side by side in the channels."""
    keys, values = keys_values.chunk(2, -1)
    factor = spread(scale, query.shape[-1]).to(query.dtype)
    return attend_scaled(query * factor, keys, values, len(scale))


def attend_across(query, keys_values, scale):
    """Attention over the second axis of (set, token, row, channel): among the cells of a row."""
    sets, asked, rows, d = query.shape
    query = query.transpose(1, 2).reshape(sets * rows, asked, d)
    keys_values = keys_values.transpose(1, 2).reshape(sets * rows, -1, 2 * d)
    return attend(query, keys_values, scale).reshape(sets, rows, asked, d).transpose(1, 2)


def vote(query, keys, onehot, scale):
    """Class shares (batch, asked, class): the mean over heads of what their attention finds among the labels."""
    heads = len(scale)
    query = query * spread(scale, query.shape[-1]).to(query.dtype)
    scores = split(query, heads) @ split(keys, heads).transpose(2, 3)
    return (torch.softmax(scores.float(), -1) @ onehot[:, None]).mean(1)
