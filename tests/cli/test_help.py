"""The help of each command fits a screen, and options that may be repeated take one value each."""

import pytest

from conftest import run

COMMANDS = ["port", "check", "run", "query", "doctor", "bench", "tune"]


def test_every_command_is_listed():
    listed = run("--help").stdout
    assert [command for command in COMMANDS if f"\n  {command} " not in listed] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_help_fits_a_screen(command):
    done = run(command, "--help")
    lines = done.stdout.splitlines()
    assert done.returncode == 0 and len(lines) <= 35
    assert [line for line in lines if len(line) > 100] == []
    assert "--json" in done.stdout and "TEXT" not in done.stdout


@pytest.mark.parametrize("option", [("-I", "."), ("-D", "X=1"), ("--target", "gfx90a"), ("--suppress", "launch")])
def test_a_repeatable_option_leaves_the_path_alone(project, option):
    done = run("port", *option, project / "add.cu", "--dry-run")
    assert "PATH is required" not in done.stderr and done.returncode in (0, 3, 4), done.stderr


def test_a_repeatable_option_may_be_repeated(project):
    done = run("port", "--suppress", "launch", "--suppress", "no_such_rule", project / "add.cu", "--dry-run")
    assert done.returncode == 2 and "no_such_rule" in done.stderr
