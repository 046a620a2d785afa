"""Training operations on processors with AVX-512, best with bfloat16 matrix units: C kernels behind autograd functions.

`install()` compiles kernels.c, attention_amx.c and linear_amx.c for this machine and puts them in place of the plain operations for
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
    return {"avx512f", "avx512bw", "avx512dq", "avx512vl"} <= set(flags)


def install():
    global library
    if not supported():
        return False
    folder = tempfile.mkdtemp(prefix="graticule-kernels-")
    path = os.path.join(folder, "kernels.so")
    sources = [os.path.join(HERE, name) for name in ("kernels.c", "attention_amx.c", "linear_amx.c")]
    subprocess.run(["cc", "-O3", "-march=native", "-shared", "-fPIC", "-o", path, *sources, "-lm"], check=True)
    library = ctypes.CDLL(path)
    if library.amx_allow() != 0:
        return False
    for name, fast in (("norm", norm), ("feed_forward", feed_forward), ("linear", linear), ("add_linear", add_linear),
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
        y = torch.empty_like(x)
        sizes = (whole(x.numel() // x.shape[-1]), whole(x.shape[-1]), whole(rise.shape[0]))
        library.feed_forward_forward(at(x), at(gain), at(rise), at(fall), at(y), *sizes)
        context.save_for_backward(x, gain, rise, fall)
        context.sizes = sizes
        return y

    @staticmethod
    def backward(context, dy):
        x, gain, rise, fall = context.saved_tensors
        dy = dy.contiguous()
        dx, drise, dfall = torch.empty_like(x), torch.empty_like(rise), torch.empty_like(fall)
        dgain = torch.zeros(x.shape[-1])
        library.feed_forward_backward(at(x), at(gain), at(rise), at(fall), at(dy), at(dx), at(dgain), at(drise), at(dfall),
                                      *context.sizes)
        return dx, dgain.to(gain.dtype), drise, dfall


class Linear(torch.autograd.Function):
    """x weight' (+ add)"""

    @staticmethod
    def forward(context, x, weight, add):
        x = x.contiguous()
        n, k = weight.shape
        y = torch.empty(*x.shape[:-1], n, dtype=x.dtype)
        sizes = (whole(x.numel() // k), whole(k), whole(n))
        add = add if add is None else add.contiguous()
        library.linear_forward(at(x), at(weight), at(add), at(y), *sizes)
        context.save_for_backward(x, weight)
        context.sizes = sizes
        return y

    @staticmethod
    def backward(context, dy):
        x, weight = context.saved_tensors
        dy = dy.contiguous()
        wanted, _, added = context.needs_input_grad
        dx, dweight = torch.empty_like(x) if wanted else None, torch.empty_like(weight)
        library.linear_backward(at(x), at(weight), at(dy), at(dx), at(dweight), *context.sizes)
        return dx, dweight, dy if added else None


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


def linear(x, weight):
    return Linear.apply(x, weight, None)


def add_linear(x, y, weight):
    return Linear.apply(y, weight, x)
