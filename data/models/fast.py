"""Training operations on processors with bfloat16 matrix units: C kernels behind autograd functions.

`install()` compiles kernels.c and attention_amx.c for this machine and puts them in place of the plain operations for
bfloat16 tensors. Kernels run on the calling thread alone; train.py runs one worker thread a core instead.
"""
import ctypes
import os
import subprocess
import tempfile

import torch

import operations

HERE = os.path.dirname(os.path.abspath(__file__))
library = None


def supported():
    try:
        with open("/proc/cpuinfo") as info:
            flags = next((line for line in info if line.startswith("flags")), "").split()
    except OSError:
        return False
    return "amx_bf16" in flags and "avx512_bf16" in flags


def install():
    global library
    if not supported():
        return False
    folder = tempfile.mkdtemp(prefix="graticule-kernels-")
    path = os.path.join(folder, "kernels.so")
    sources = [os.path.join(HERE, name) for name in ("kernels.c", "attention_amx.c")]
    subprocess.run(["cc", "-O3", "-march=native", "-shared", "-fPIC", "-o", path, *sources, "-lm"], check=True)
    library = ctypes.CDLL(path)
    if library.amx_allow() != 0:
        return False
    for name, fast in (("norm", norm), ("feed_forward", feed_forward), ("add_linear", add_linear),
                       ("attend", attend), ("attend_across", attend)):
        plain = getattr(operations, name)
        setattr(operations, name, lambda x, *rest, f=fast, p=plain: (f if x.dtype == torch.bfloat16 else p)(x, *rest))
    return True


def at(tensor):
    return ctypes.c_void_p(0 if tensor is None else tensor.data_ptr())


def whole(number):
    return ctypes.c_int64(number)


def norm_forward(x, gain):
    y = torch.empty_like(x)
    inverse = torch.empty(x.numel() // x.shape[-1])
    library.norm_forward(at(x), at(gain), at(y), at(inverse), whole(inverse.numel()), whole(x.shape[-1]))
    return y, inverse


def norm_backward(dy, x, gain, inverse, add):
    dx = torch.empty_like(x)
    dgain = torch.zeros(x.shape[-1])
    library.norm_backward(at(dy), at(x), at(gain), at(inverse), at(add), at(dx), at(dgain), whole(inverse.numel()),
                          whole(x.shape[-1]))
    return dx, dgain.to(gain.dtype)


class Norm(torch.autograd.Function):
    @staticmethod
    def forward(context, x, gain):
        x = x.contiguous()
        y, inverse = norm_forward(x, gain)
        context.save_for_backward(x, gain, inverse)
        return y

    @staticmethod
    def backward(context, dy):
        x, gain, inverse = context.saved_tensors
        return norm_backward(dy.contiguous(), x, gain, inverse, None)


class FeedForward(torch.autograd.Function):
    @staticmethod
    def forward(context, x, gain, rise, fall):
        x = x.contiguous()
        h, inverse = norm_forward(x, gain)
        flat = h.view(-1, h.shape[-1])
        u = flat @ rise.t()
        a = torch.empty_like(u)
        library.square_forward(at(u), at(a), whole(u.numel()))
        context.save_for_backward(x, gain, rise, fall, flat, inverse, u)
        return torch.addmm(x.view(-1, x.shape[-1]), a, fall.t()).view_as(x)

    @staticmethod
    def backward(context, dy):
        x, gain, rise, fall, flat, inverse, u = context.saved_tensors
        dy = dy.contiguous()
        dflat = dy.view(-1, dy.shape[-1])
        du = dflat @ fall
        a = torch.empty_like(u)
        library.square_backward(at(u), at(du), at(a), whole(u.numel()))
        dx, dgain = norm_backward(du @ rise, x, gain, inverse, dy)
        return dx, dgain, du.t() @ flat, dflat.t() @ a


class Shape(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int64) for name in
                ("batch", "inner", "nq", "nk", "heads", "dh", "sq", "sk", "bq", "bk", "iq", "ik")]


class Attend(torch.autograd.Function):
    """Attention inside every (batch, row, channel), or along the second axis of (set, token, row, channel)."""

    @staticmethod
    def forward(context, query, keys_values, scale):
        query, keys_values, heads = query.contiguous(), keys_values.contiguous(), len(scale)
        batch, nq, *inner, d = query.shape
        nk, rows = keys_values.shape[1], inner[0] if inner else 1
        shape = Shape(batch, rows, nq, nk, heads, d // heads, rows * d, rows * 2 * d, nq * rows * d, nk * rows * 2 * d,
                      d, 2 * d)
        out = torch.empty_like(query)
        top = torch.empty(batch * rows, heads, nq)
        values = ctypes.c_void_p(keys_values.data_ptr() + 2 * d)
        library.attend_forward(at(query), at(keys_values), values, at(out), at(scale), at(top), ctypes.byref(shape))
        context.save_for_backward(query, keys_values, scale, out, top)
        context.shape = shape
        return out

    @staticmethod
    def backward(context, dout):
        query, keys_values, scale, out, top = context.saved_tensors
        dout = dout.contiguous()
        dquery, dkeys_values, dscale = torch.empty_like(query), torch.empty_like(keys_values), torch.zeros_like(scale)
        values, dvalues = (ctypes.c_void_p(t.data_ptr() + 2 * query.shape[-1]) for t in (keys_values, dkeys_values))
        library.attend_backward(at(query), at(keys_values), values, at(out), at(dout), at(dquery), at(dkeys_values),
                                dvalues, at(scale), at(top), at(dscale), ctypes.byref(context.shape))
        return dquery, dkeys_values, dscale


norm, feed_forward, attend = Norm.apply, FeedForward.apply, Attend.apply


def add_linear(x, y, weight):
    flat = torch.addmm(x.reshape(-1, x.shape[-1]), y.reshape(-1, y.shape[-1]), weight.t())
    return flat.view_as(x)
