"""Muon for the matrices, AdamW for everything else, over float32 parameters.

Muon: momentum, then the nearest orthogonal matrix by five Newton-Schulz steps (Jordan et al. 2024), scaled so that an
update has the size of one of AdamW (Liu et al. 2025, arXiv 2502.16982). Momentum is kept in bfloat16. Parameters of one
shape are handled as one stack.
"""
import math

import torch


def orthogonal(stack):
    """Newton-Schulz iteration on a stack (count, rows, columns) of matrices, in bfloat16."""
    x = stack.to(torch.bfloat16)
    tall = x.shape[1] > x.shape[2]
    if tall:
        x = x.transpose(1, 2).contiguous()
    x = x / (x.flatten(1).float().norm(dim=1)[:, None, None] + 1e-7).to(x.dtype)
    for _ in range(5):
        gram = x @ x.transpose(1, 2)
        x = torch.baddbmm(x, torch.baddbmm(gram, gram, gram, beta=-4.7750, alpha=2.0315), x, beta=3.4445)
    return x.transpose(1, 2) if tall else x


class Optimiser:
    def __init__(self, named, momentum=0.95, betas=(0.9, 0.98), decay=0.02):
        self.named = dict(named)
        self.momentum, self.betas, self.decay = momentum, betas, decay
        self.steps = 0
        groups = {}
        for name, p in self.named.items():
            if p.ndim == 2 and "block" in name and "seed" not in name:
                # Keys and values share a layer; each half is a matrix of its own.
                parts = 2 if "keys" in name else 1
                groups.setdefault((p.shape[0] // parts, p.shape[1]), []).append((name, parts))
        self.groups = list(groups.items())
        inside = {name for _, members in self.groups for name, _ in members}
        self.others = [name for name in self.named if name not in inside]
        some = next(iter(self.named.values()))
        self.state = {"mean": torch.zeros(sum(self.named[n].numel() for n in self.others), device=some.device)}
        self.state["square"] = torch.zeros_like(self.state["mean"])
        for i, ((rows, columns), members) in enumerate(self.groups):
            count = sum(parts for _, parts in members)
            self.state[f"momentum_{i}"] = torch.zeros(count, rows, columns, dtype=torch.bfloat16, device=some.device)

    @torch.no_grad()
    def step(self, gradients, rate, muon_rate):
        self.steps += 1
        for i, ((rows, columns), members) in enumerate(self.groups):
            held = self.state[f"momentum_{i}"]
            new = torch.cat([gradients[name].view(parts, rows, columns) for name, parts in members])
            held.mul_(self.momentum).add_(new.to(held.dtype), alpha=1 - self.momentum)
            ahead = new.mul_(1 - self.momentum).add_(held, alpha=self.momentum)
            turned = orthogonal(ahead).split([parts for _, parts in members])
            size = muon_rate * 0.2 * math.sqrt(max(rows, columns))
            for (name, _), direction in zip(members, turned):
                p = self.named[name]
                p.mul_(1 - muon_rate * self.decay).add_(direction.reshape(p.shape), alpha=-size)
        first, second = self.betas
        mean, square = self.state["mean"], self.state["square"]
        g = torch.cat([gradients[name].reshape(-1) for name in self.others])
        mean.mul_(first).add_(g, alpha=1 - first)
        square.mul_(second).addcmul_(g, g, value=1 - second)
        root = (square / (1 - second**self.steps)).sqrt_().add_(1e-8)
        change = (mean / root).mul_(-rate / (1 - first**self.steps))
        for name, part in zip(self.others, change.split([self.named[n].numel() for n in self.others])):
            self.named[name].add_(part.view(self.named[name].shape))
