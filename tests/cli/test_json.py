"""Every command's --json: one document on stdout, which its schema accepts, and nothing else; errors go to stderr."""

import json

import jsonschema
import pytest
from conftest import ROOT, document, run, schema_errors

SCHEMAS = ["port", "check", "query", "run", "doctor", "bench", "tune"]


@pytest.mark.parametrize("name", SCHEMAS)
def test_schemas_are_schemas_and_refuse_what_they_do_not_name(name):
    schema = json.loads((ROOT / "docs" / f"{name}.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema_errors({}, name) != []
    assert schema_errors({"version": 2}, name) != []


def test_port(project, tmp_path):
    done = run("port", project, "-o", tmp_path / "out", "--json")
    assert done.returncode == 0, done.stderr
    report = document(done, "port")
    files = {f["output"]: f for f in report["files"]}
    assert set(files) == {"add.cu", "include/check.cuh", "Makefile", "picture.png"}
    assert files["add.cu"]["read"] == "ast" and files["add.cu"]["changed"]
    assert files["picture.png"]["read"] == "copied" and not files["picture.png"]["changed"]
    rules = {d["rule"] for d in files["add.cu"]["diagnostics"]}
    assert {"api_names", "headers"} <= rules
    counted = [d["severity"] for f in report["files"] for d in f["diagnostics"]]
    assert report["summary"] == {s: counted.count(s) for s in ("auto", "review", "manual")}
    assert done.stderr == ""


def test_port_compiled(project, tmp_path):
    done = run("port", project, "-o", tmp_path / "out", "--json", "--target", "gfx90a")
    report = document(done, "port")
    if not report["compiled"]:
        pytest.skip(report["toolchain"])
    assert done.returncode == 0, done.stdout
    assert {(c["path"], c["target"], c["ok"]) for c in report["compiled"]} >= {("add.cu", "gfx90a", True)}


def test_check_and_run(tmp_path):
    source = tmp_path / "race.cu"
    source.write_text(
        "__global__ void k(int* out) {\n  __shared__ int a[64];\n  a[threadIdx.x] = threadIdx.x;\n  out[threadIdx.x] = a[63 - threadIdx.x];\n}\n"
        "int main() { int* out; cudaMalloc(&out, 256); k<<<1, 64>>>(out); return cudaDeviceSynchronize(); }\n"
    )
    done = run("check", source, "--json")
    assert done.returncode == 5, done.stderr
    findings = document(done, "check")["findings"]
    race = [f for f in findings if f["checker"] == "race"]
    assert race and race[0]["variable"] == "a" and {race[0]["line"], race[0]["other"]["line"]} == {3, 4}
    done = run("run", source, "--json")
    assert done.returncode == 0
    assert [r["exit"] for r in document(done, "run")["runs"]] == [0]


def test_query():
    rows = document(run("query", "cudaMalloc", "--json"), "query")["rows"]
    assert [r["hip"] for r in rows] == ["hipMalloc"]
    unknown = run("query", "cudaMaloc", "--json")
    assert unknown.returncode == 2
    answer = document(unknown, "query")
    assert answer["rows"] == [] and "cudaMalloc" in answer["near"]


def test_doctor():
    done = run("doctor", "--json")
    answer = document(done, "doctor")
    assert done.returncode == (0 if answer["complete"] else 1)
    assert answer["complete"] == all(f["found"] or f["optional"] for f in answer["findings"])
    kernels = answer["attention"]
    assert kernels[-1]["name"] == "reference" and kernels[-1]["available"]
    assert all(kernel["available"] == (kernel["reason"] == "") for kernel in kernels)
    # GPU kernels are named whether they are built or not.
    assert {("sm80", "cuda"), ("cdna", "hip"), ("rdna", "hip")} <= {(kernel["name"], kernel["device"]) for kernel in kernels}


@pytest.mark.parametrize(
    "arguments",
    [
        ["port", "missing.cu", "-o", "out", "--json"],
        ["port", "missing.cu", "--json"],
        ["port", "p.cu", "-o", "out", "--json", "--rocm", "nonsense"],
        ["check", "missing.cu", "--json"],
        ["run", "missing.cu", "--json"],
        ["check", "p.cu", "--json", "--target", "gfx1"],
        ["run", "p.cu", "--json"],
        ["check", "p.cu", "--json"],
    ],
    ids=lambda a: " ".join(a),
)
def test_errors_leave_stdout_empty(tmp_path, arguments):
    (tmp_path / "p.cu").write_text("int main() { return undeclared; }\n")
    done = run(*arguments, cwd=tmp_path)
    assert done.returncode in (1, 2)
    assert done.stdout == ""
    assert done.stderr.startswith("anywarp: ")
    assert not (tmp_path / "out").exists()


def test_names_that_are_not_utf8_still_make_json(tmp_path):
    folder = tmp_path / "p"
    folder.mkdir()
    source = folder.as_posix().encode() + b"/caf\xe9.cu"
    with open(source, "wb") as file:
        file.write(b"// caf\xe9\nint *p; void f() { cudaFree(p); } // \xff\n")
    done = run("port", folder, "-o", tmp_path / "out", "--json", text=False)
    assert done.returncode == 0, done.stderr
    assert schema_errors(json.loads(done.stdout.decode()), "port") == []
