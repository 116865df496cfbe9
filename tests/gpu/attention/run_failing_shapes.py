"""The shapes on which published attention kernels have failed (docs/public_failures.md), on a GPU: both passes, the
backward in both forms, against float64 under the 2× rule. What was reported, and by whom, is in
tests/attention/public_failures.tsv.

    python3 tests/gpu/attention/run_failing_shapes.py LIBRARY [ROW…]

Fresh inputs in every run; prints the seed. Exits with 1 if a case fails. Needs 100 GB of the GPU's memory; PyTorch only.
"""

import csv
import pathlib
import random
import re
import sys
import time

import failing_lengths
import failing_masks
import failing_rest
import failing_sizes
import torch
from failing import fail, failures
from harness import Library

TABLE = pathlib.Path(__file__).resolve().parents[2] / "attention/public_failures.tsv"


def cases():
    """(row, name, function), in order."""
    for module in (failing_masks, failing_lengths, failing_sizes, failing_rest):
        for name, function in vars(module).items():
            found = re.fullmatch(r"row_(\d\d)_(\w+)", name)
            if found:
                yield int(found[1]), found[2].replace("_", " "), function


def main():
    seed = random.SystemRandom().randrange(2**31)
    print("seed", seed)
    random.seed(seed)
    torch.manual_seed(seed)
    library = Library(sys.argv[1])
    wanted = [int(row) for row in sys.argv[2:]]
    with open(TABLE, newline="") as file:
        issues = {int(row["row"]): row["issues"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}
    bad = 0
    for row, name, function in cases():
        if wanted and row not in wanted:
            continue
        before, start = len(failures()), time.time()
        torch.cuda.reset_peak_memory_stats()
        try:
            function(library)
            torch.cuda.synchronize()
        except RuntimeError as error:
            fail(f"row {row}", str(error).splitlines()[0])
        verdict = "ok" if len(failures()) == before else "FAILED"
        bad += verdict != "ok"
        gigabytes = torch.cuda.max_memory_allocated() / 1e9
        if gigabytes > 10:
            torch.cuda.empty_cache()
        print(f"row {row} {name} ({issues[row]}): {verdict}, {time.time() - start:.1f} s, {gigabytes:.1f} GB", flush=True)
    print("rows failed:", bad)
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
