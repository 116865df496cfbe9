"""What the GPU benches share: times by events, and what has to be known of a run to read its figures later."""

import datetime
import shlex
import statistics
import subprocess
import sys

import torch


def medians(calls, repeats):
    """Milliseconds of each, called in turn, so that clocks and neighbours are the same for all."""
    events = {name: [] for name in calls}
    for call in calls.values():
        call()
    for _ in range(repeats):
        for name, call in calls.items():
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            call()
            call()
            end.record()
            events[name].append((start, end))
    torch.cuda.synchronize()
    return {name: statistics.median(a.elapsed_time(b) / 2 for a, b in pairs) for name, pairs in events.items()}


def facts():
    query = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"]
    driver = subprocess.run(query, capture_output=True, text=True, check=False).stdout.split()
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d"),
        "command": shlex.join(sys.argv),
        "device": torch.cuda.get_device_name(),
        "capability": ".".join(map(str, torch.cuda.get_device_capability())),
        "driver": driver[0] if driver else "unknown",
        "cuda": torch.version.cuda,
        "torch": torch.__version__,
    }
