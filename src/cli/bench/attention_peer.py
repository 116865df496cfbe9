"""PyTorch's scaled_dot_product_attention as the peer of `anywarp bench attention`: asked line by line on stdin, in JSON,
answers line by line on stdout. One run an answer, so that the two programs take turns and never run at the same time.

    {"do": "hello", "threads": 2}                        {"name": "torch 2.11.0", "detail": "AVX2"}
    {"do": "prepare", "shape": [b, h, hkv, lq, lk, d, dv], "dtype": "float32", "causal": false, "backward": false,
     "folder": "…" or ""}                                {}
    {"do": "run"}                                        {"seconds": 0.01}
    {"do": "errors"}                                     {"ours": {"out": 1e-7, …}, "peer": {"out": 2e-7, …}}

`folder` holds q, k, v and, for the backward, dout as raw numbers; without it numbers are drawn here. `errors` reads our results
from there and compares both with attention in float64.
"""

import json
import math
import os
import sys
import time

ANSWERS = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)  # what libraries print does not become an answer


class Peer:
    def hello(self, question):
        import torch

        self.torch = torch
        torch.set_num_threads(question["threads"])
        return {"name": f"torch {torch.__version__}", "detail": torch.backends.cpu.get_cpu_capability()}

    def load(self, name, shape):
        torch = self.torch
        if not self.folder:
            return torch.randn(shape).to(self.dtype)
        return torch.from_file(os.path.join(self.folder, name), size=math.prod(shape), dtype=self.dtype).reshape(shape).clone()

    def prepare(self, question):
        torch = self.torch
        b, h, hkv, lq, lk, d, dv = question["shape"]
        self.folder, self.dtype = question["folder"], getattr(torch, question["dtype"])
        self.causal, self.backward = question["causal"], question["backward"]
        self.q, self.k, self.v = self.load("q", (b, h, lq, d)), self.load("k", (b, hkv, lk, d)), self.load("v", (b, hkv, lk, dv))
        self.dout = self.load("dout", (b, h, lq, dv)) if self.backward else None
        for tensor in (self.q, self.k, self.v):
            tensor.requires_grad_(self.backward)
        if self.backward:
            self.out = self.attend(self.q, self.k, self.v)
        return {}

    def attend(self, q, k, v):
        grouped = {"enable_gqa": True} if q.shape[1] != k.shape[1] else {}
        return self.torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=self.causal, **grouped)

    def run(self, question):
        start = time.perf_counter()
        if self.backward:
            self.gradients = self.torch.autograd.grad(self.out, (self.q, self.k, self.v), self.dout, retain_graph=True)
        else:
            with self.torch.no_grad():
                self.out = self.attend(self.q, self.k, self.v)
        return {"seconds": time.perf_counter() - start}

    def exact(self):
        """In float64, head by head."""
        torch = self.torch
        q, k, v = (t.detach().double().requires_grad_(self.backward) for t in (self.q, self.k, self.v))
        group = q.shape[1] // k.shape[1]
        outs = []
        for head in range(q.shape[1]):
            scores = q[:, head] @ k[:, head // group].transpose(-1, -2) / math.sqrt(q.shape[-1])
            if self.causal:
                scores = scores.masked_fill(torch.ones(scores.shape[-2:], dtype=torch.bool).triu(1), -math.inf)
            outs.append(scores.softmax(-1) @ v[:, head // group])
        out = torch.stack(outs, 1)
        if not self.backward:
            return {"out": out}
        return dict(zip(("dq", "dk", "dv"), torch.autograd.grad(out, (q, k, v), self.dout.double()), strict=True))

    def errors(self, question):
        exact = self.exact()
        peer = dict(zip(("dq", "dk", "dv"), self.gradients, strict=True)) if self.backward else {"out": self.out}
        answer = {"ours": {}, "peer": {}}
        for name, expected in exact.items():
            ours = self.load(name, tuple(expected.shape))
            answer["ours"][name] = (ours.double() - expected).abs().max().item()
            answer["peer"][name] = (peer[name].double() - expected).abs().max().item()
        return answer


def main():
    peer = Peer()
    for line in sys.stdin:
        question = json.loads(line)
        try:
            answer = getattr(peer, question["do"])(question)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is the answer
            answer = {"error": f"{type(error).__name__}: {error}".splitlines()[0]}
        print(json.dumps(answer), file=ANSWERS, flush=True)


if __name__ == "__main__":
    main()
