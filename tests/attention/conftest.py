"""Every test of the operator that takes `implementation` runs once as users do (the operator chooses) and once for each
implementation that this machine can run, forced by ANYWARP_ATTENTION."""

import functools
import os
import random
import re

import pytest

SEED = int(os.environ.get("ANYWARP_SEED", "0")) or random.SystemRandom().randrange(1, 2**31)


@functools.cache
def implementations():
    """{name: why it cannot run here, or nothing} in the registry's order, as the operator itself says: a name that it does not
    know makes it list those it does."""
    try:
        import anywarp
        import torch

        from judge import forced
    except ImportError:
        return {}

    def complaint(name):
        row = torch.zeros(1, 1, 1, 8)
        with forced(name):
            try:
                anywarp.attention(row, row, row)
            except (ValueError, RuntimeError) as error:
                return str(error)
        return ""

    names = re.search(r"one of (.*)", complaint("no-such-implementation"))[1]
    return {name: complaint(name) for name in names.split(", ")}


def available():
    return [name for name, why_not in implementations().items() if not why_not]


def pytest_report_header():
    said = ", ".join(name + (" (not here)" if why_not else "") for name, why_not in implementations().items())
    return f"attention: ANYWARP_SEED={SEED}; implementations: {said or 'none, anywarp or torch cannot be imported'}"


def pytest_generate_tests(metafunc):
    if "implementation" in metafunc.fixturenames:
        # The first is what is chosen, unless it refuses.
        metafunc.parametrize("implementation", ["chosen", *available()[1:]], indirect=True)


@pytest.fixture
def implementation(request):
    """The name that is forced, or None."""
    from judge import forced

    name = None if request.param == "chosen" else request.param
    with forced(name):
        yield name


@pytest.fixture(autouse=True)
def seeded():
    try:
        import judge
    except ImportError:  # No torch here: nothing draws.
        return
    print(f"ANYWARP_SEED={SEED}")
    judge.GENERATOR.manual_seed(SEED)
