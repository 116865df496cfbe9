"""What the tests of the Python package share: the oracle of tests/attention, float64 attention in plain PyTorch."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "attention"))
