"""Public failures of determinism, races, precision and single architectures (rows 49 to 63), on a GPU."""

import torch
from failing import BRAIN, DEVICE, HALF, check, expect, inputs, randn

SINGLE = torch.float32


def same_bits(library, name, runs, problem, **options):
    """Both passes, again and again, while another stream keeps the GPU busy."""
    q, k, v, dout = problem
    forward, backward, out, lse, gradients = library.prepare(q, k, v, dout=dout, deterministic=True, **options)
    other, noise = torch.cuda.Stream(), randn(2048, 2048)
    first = None
    for i in range(runs):
        with torch.cuda.stream(other):
            noise @ noise
        forward()
        backward()
        now = [out, lse, *gradients.values()]
        if first is None:
            first = [t.clone() for t in now]
        elif not all(torch.equal(a, b) for a, b in zip(first, now, strict=True)):
            expect(name, False, f"run {i} differs from the first")
            return


def row_49_deterministic_means_the_same_bits(library):
    problem = inputs(2, 12, 12, 1024, 1024, 64, HALF)
    check(library, "1024 rows", *problem, sample=[(0, 0), (1, 11)])
    same_bits(library, "row 49", 200, problem)
    same_bits(library, "row 49 causal, grouped", 50, inputs(1, 8, 2, 700, 900, 128), causal=True)


def row_50_a_race_would_show(library):
    problem = inputs(300, 1, 1, 2048, 128, 128, HALF)
    check(library, "batch 300", *problem, sample=[(0, 0), (299, 0)])
    same_bits(library, "row 50", 20, problem)


def row_51_left_padding_with_the_lowest_half(library):
    q, k, v, dout = inputs(2, 4, 4, 300, 300, 64, HALF)
    bias = torch.zeros(2, 1, 300, 300, device=DEVICE, dtype=HALF)
    bias[0, :, :, :130] = -65504
    bias[1, :, :50] = -65504
    bias[1, :, 60:] = -0.0
    check(library, "left padding", q, k, v, dout, bias=bias)


def row_51_sliding_windows_from_1024_on(library):
    for rows, window in ((4096, (1024, 0)), (2048, (1024, 1024)), (3000, (1023, 0))):
        check(library, f"{rows}, {window}", *inputs(1, 2, 2, rows, rows, 64), window=window, causal=window[1] == 0)


def row_51_a_very_long_causal_window(library):
    sample = [(0, 0)]
    check(library, "40000 rows", *inputs(1, 2, 1, 12000, 40000, 64), causal=True, window=(20000, -1), sample=sample)


def row_53_large_head_dimensions(library):
    check(library, "d256", *inputs(1, 2, 2, 257, 257, 256))
    for dim in (384, 512):
        q, k, v, _ = inputs(1, 2, 2, 16, 16, dim)
        try:
            out, lse = library.forward(q, k, v)
        except RuntimeError as refusal:
            expect("row 53", f"head_dim {dim}" in str(refusal), f"the refusal does not name {dim}: {refusal}")
        else:
            check(library, f"d{dim}", q, k, v, None, only_forward=True)


def row_55_a_long_run_stays_finite(library):
    q, k, v, dout = inputs(2, 4, 2, 512, 512, 128)
    forward, backward, out, _, gradients = library.prepare(q, k, v, dout=dout, causal=True)
    worst = torch.zeros((), device=DEVICE)
    for _ in range(300):
        forward()
        backward()
        for tensor, gradient in zip((q, k, v), gradients.values(), strict=True):
            tensor.sub_(gradient, alpha=0.05)
            worst = worst + (~gradient.isfinite()).sum()
        worst = worst + (~out.isfinite()).sum()
    expect("row 55", worst.item() == 0, "not finite")


def row_56_lse_of_head_dimension_80(library):
    for dtype in (BRAIN, SINGLE):
        for dim in (80, 32):
            check(library, f"{dtype} d{dim}", *inputs(3, 5, 5, 256, 256, dim, dtype), causal=True)


def row_58_structured_inputs_in_the_backward(library):
    def made(kind, *shape):
        tensor = torch.randn(*shape, device=DEVICE)
        if kind == "outliers":
            tensor += 10 * torch.randn_like(tensor) * (torch.rand_like(tensor) < 0.001)
        if kind == "ramps":
            tensor = torch.linspace(-2, 2, shape[2], device=DEVICE)[:, None].expand(shape).clone()
        if kind == "dominant key":
            tensor[:, :, shape[2] // 2] *= 10
        if kind == "rank one":
            tensor = tensor[..., :1] * torch.ones(shape[3], device=DEVICE) / 4
        if kind == "repeated keys":
            tensor = tensor[:, :, torch.arange(shape[2], device=DEVICE) % 4]
        if kind == "one channel":
            tensor[..., 7] *= 20
        return tensor.to(BRAIN)

    for kind in ("outliers", "ramps", "dominant key", "rank one", "repeated keys", "one channel"):
        for dim in (256, 128):
            q, dout = (made(kind, 2, 16, 400, dim) for _ in range(2))
            k, v = (made(kind, 2, 2, 400, dim) for _ in range(2))
            check(library, f"{kind}, d{dim}", q, k, v, dout)


def row_61_float32_is_float32(library):
    q, k, v, dout = inputs(1, 1, 1, 128, 128, 32, SINGLE)
    out, _, gradients = check(library, "float32", q, k, v, dout, causal=True)
    leaves = [t.double().requires_grad_() for t in (q, k, v)]
    exact = torch.nn.functional.scaled_dot_product_attention(*leaves, is_causal=True)
    wanted = [exact, *torch.autograd.grad(exact, leaves, dout.double())]
    for got, want in zip((out, *gradients.values()), wanted, strict=True):
        expect("row 61", (got.double() - want).abs().max() < 2e-5, "error above 2e-5: not float32")


def row_62_every_batch_entry_is_its_own(library):
    for dtype in (HALF, BRAIN):
        check(library, f"{dtype}", *inputs(5, 4, 2, 300, 300, 64, dtype), sample=[(b, h) for b in range(5) for h in range(2)])


def row_63_the_backward_knows_causal_and_full(library):
    problem = inputs(1, 2, 2, 256, 256, 64)
    _, _, full = check(library, "full", *problem)
    _, _, causal = check(library, "causal", *problem, causal=True)
    for which in full:
        expect("row 63", (full[which] - causal[which]).abs().max() > 0.05, f"{which} is the same with and without causality")
