"""`anywarp port`: destinations, reports, and that a port is a fixed point."""

import json
import re
import shutil
import time

import pytest
from conftest import KERNEL, ROOT, document, run, schema_errors, tree

EXAMPLE = ROOT / "examples" / "fused_attention"


def test_new_tree(project, tmp_path):
    before = tree(project)
    done = run("port", project, "-o", tmp_path / "out")
    assert done.returncode == 0, done.stderr
    assert tree(project) == before
    out = tree(tmp_path / "out")
    assert out["picture.png"] == before["picture.png"]
    text = out["add.cu"].decode()
    assert "#include <hip/hip_runtime.h>" in text and "hipMalloc(&a, 256);" in text and "add<<<1, 64>>>" in text
    assert not re.search(r"\bcuda", text)
    assert b"hipcc" in out["Makefile"] and b"hipSuccess" in out["include/check.cuh"]
    assert sorted(p.name for p in tmp_path.iterdir()) == ["out", "project"]


def test_same_input_same_bytes(project, tmp_path):
    for name in ("one", "two"):
        assert run("port", project, "-o", tmp_path / name).returncode == 0
    assert tree(tmp_path / "one") == tree(tmp_path / "two")


@pytest.mark.parametrize("what", ["project", "example"])
def test_porting_the_port_changes_nothing_and_says_so(project, tmp_path, what):
    source = project if what == "project" else EXAMPLE
    started = time.monotonic()
    first = run("port", source, "-o", tmp_path / "one", "--json")
    print(f"port {source.name}: {time.monotonic() - started:.2f} s")
    assert first.returncode in (0, 3), first.stderr
    second = run("port", tmp_path / "one", "-o", tmp_path / "two", "--json")
    assert second.returncode == 0, second.stdout
    assert tree(tmp_path / "one") == tree(tmp_path / "two")
    report = document(second, "port")
    assert not any(f["changed"] for f in report["files"])
    assert report["summary"] == {"auto": 0, "review": 0, "manual": 0}
    assert "0 changed" in run("port", tmp_path / "one", "--dry-run").stdout


def test_query_time_is_printed():
    times = []
    for _ in range(5):
        started = time.monotonic()
        assert run("query", "cudaMalloc").returncode == 0
        times.append(time.monotonic() - started)
    print(f"query cudaMalloc: best of 5 is {1000 * min(times):.0f} ms")


def test_dry_run_and_diff_write_nothing(project, tmp_path):
    before = tree(tmp_path)
    dry = run("port", project, "--dry-run")
    assert dry.returncode == 0 and "changed" in dry.stdout
    diff = run("port", project, "--diff")
    assert diff.returncode == 0
    assert "--- a/add.cu\n+++ b/add.cu\n" in diff.stdout
    assert "-  cudaMalloc(&a, 256);\n" in diff.stdout and "+  hipMalloc(&a, 256);\n" in diff.stdout
    assert tree(tmp_path) == before


def test_the_diff_applies(project, tmp_path):
    import subprocess

    diff = run("port", project, "--diff").stdout
    run("port", project, "-o", tmp_path / "out")
    patched = tmp_path / "patched"
    shutil.copytree(project, patched)
    subprocess.run(["patch", "-p1", "-s"], input=diff, text=True, cwd=patched, check=True)
    assert tree(patched) == tree(tmp_path / "out")


def test_in_place_keeps_the_original_and_never_eats_an_edit(project):
    original = (project / "add.cu").read_bytes()
    assert run("port", project, "--in-place").returncode == 0
    assert (project / "add.cu.cuda-orig").read_bytes() == original
    ported = (project / "add.cu").read_bytes()
    assert b"hipMalloc" in ported
    # Ported again: nothing to do.
    assert run("port", project, "--in-place").returncode == 0
    assert (project / "add.cu").read_bytes() == ported
    # The user goes on in CUDA: what they wrote is in a backup before it is rewritten, and so is the first original.
    edited = ported.replace(b"hipMalloc(&b, 256);", b"cudaMalloc(&b, 1024);  // mine")
    (project / "add.cu").write_bytes(edited)
    assert run("port", project, "--in-place").returncode in (0, 4)  # A mixture of both languages.
    assert b"hipMalloc(&b, 1024);  // mine" in (project / "add.cu").read_bytes()
    kept = [data for name, data in tree(project).items() if name.startswith("add.cu.cuda-orig")]
    assert original in kept and edited in kept


def test_in_place_twice_from_a_fresh_checkout_reuses_the_backup(project):
    original = (project / "add.cu").read_bytes()
    for _ in range(2):
        (project / "add.cu").write_bytes(original)
        assert run("port", project, "--in-place").returncode == 0
    kept = [name for name in tree(project) if name.startswith("add.cu.cuda-orig")]
    assert kept == ["add.cu.cuda-orig"]


def test_in_place_of_a_file_keeps_its_mode(tmp_path):
    source = tmp_path / "a.cu"
    source.write_text(KERNEL)
    source.chmod(0o751)
    assert run("port", source, "--in-place").returncode == 0
    assert source.stat().st_mode & 0o777 == 0o751
    assert (tmp_path / "a.cu.cuda-orig").read_text() == KERNEL


def test_in_place_with_compat_headers(tmp_path):
    source = tmp_path / "k.cu"
    source.write_text("__device__ unsigned f(int x) { return __ballot_sync(0xffffffff, x > 0); }\n")
    assert run("port", source, "--in-place").returncode in (0, 3)
    included = re.findall(r'#include "([^"]+)"', source.read_text())
    for name in included:
        assert (tmp_path / name).is_file(), name


def test_backups_are_not_ported(project, tmp_path):
    run("port", project, "--in-place")
    done = run("port", project, "-o", tmp_path / "out", "--json")
    assert document(done, "port")["summary"]["auto"] == 0


def test_reports(project, tmp_path):
    reports = [tmp_path / "reports" / name for name in ("r.html", "r.json", "r.sarif")]
    options = [word for path in reports for word in ("--report", path)]
    assert run("port", project, "-o", tmp_path / "out", *options).returncode == 0
    html, plain, sarif = (path.read_text() for path in reports)
    assert "add.cu" in html and "api_names" in html and "http" not in re.sub(r'xmlns="[^"]*"', "", html)
    assert schema_errors(json.loads(plain), "port") == []
    log = json.loads(sarif)
    assert log["version"] == "2.1.0"
    run_log = log["runs"][0]
    known = {r["id"] for r in run_log["tool"]["driver"]["rules"]}
    assert run_log["results"] and {r["ruleId"] for r in run_log["results"]} <= known
    wrong = run("port", project, "-o", tmp_path / "out2", "--report", tmp_path / "r.txt")
    assert wrong.returncode == 2 and ".html, .json, .sarif" in wrong.stderr
    assert not (tmp_path / "out2").exists()


def test_html_escapes_what_it_quotes(tmp_path):
    source = tmp_path / "<b>&.cu"
    source.write_text('int *p; void f() { cudaFree(p); } // <script>alert("x")</script>\n')
    assert run("port", source, "-o", tmp_path / "out", "--report", tmp_path / "r.html").returncode == 0
    html = (tmp_path / "r.html").read_text()
    assert "<script>alert" not in html and "<b>&.cu" not in html


def test_suppress(project, tmp_path):
    assert run("port", project, "-o", tmp_path / "out", "--suppress", "headers").returncode == 0
    text = (tmp_path / "out" / "add.cu").read_text()
    assert "#include <cuda_runtime.h>" in text and "hipMalloc" in text
    wrong = run("port", project, "-o", tmp_path / "out2", "--suppress", "no_such_rule")
    assert wrong.returncode == 2 and "no_such_rule" in wrong.stderr and "api_names" in wrong.stderr
    assert not (tmp_path / "out2").exists()


def test_verbose_lists_what_was_automatic(project):
    short = run("port", project, "--dry-run").stdout
    long = run("port", project, "--dry-run", "-v").stdout
    assert "add.cu:12:3: auto:" not in short
    assert re.search(r"add\.cu:\d+:3: auto: .*cudaMalloc.*\[api_names\]", long), long


def test_what_is_left_is_exit_3(tmp_path):
    source = tmp_path / "t.cu"

    source.write_text("#include <cuda_runtime.h>\nvoid f() {\n  cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTargetCurrentDevice, cudaFlushGPUDirectRDMAWritesToOwner);\n}\n")
    done = run("port", source, "-o", tmp_path / "out")
    assert done.returncode == 3, done.stdout
    assert "manual" in done.stdout


def test_what_does_not_parse_is_exit_4_and_the_rest_is_ported(project, tmp_path):
    (project / "broken.cu").write_text("#include <cuda_runtime.h>\nvoid f() {\n  cudaDeviceSynchronize();\n  int x = = 3;\n}\nvoid g( {\n")
    done = run("port", project, "-o", tmp_path / "out", "--json")
    assert done.returncode == 4, done.stdout
    files = {f["output"]: f for f in document(done, "port")["files"]}
    assert files["broken.cu"]["read"] == "tokens" and files["broken.cu"]["unparsed"][0]["first_line"] == 4
    assert files["add.cu"]["read"] == "ast"
    assert "hipDeviceSynchronize();\n  int x = = 3;" in (tmp_path / "out" / "broken.cu").read_text()
    assert "hipMalloc" in (tmp_path / "out" / "add.cu").read_text()
    said = run("port", project, "--dry-run")
    assert "broken.cu:4: read by tokens only" in said.stdout


def test_an_existing_output_is_updated_not_emptied(project, tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine.txt").write_text("mine")
    assert run("port", project, "-o", tmp_path / "out").returncode == 0
    assert (tmp_path / "out" / "mine.txt").read_text() == "mine"
    assert (tmp_path / "out" / "add.cu").exists()
    # The output inside the input is not an input.
    assert run("port", project, "-o", project / "hip").returncode == 0
    assert run("port", project, "-o", project / "hip").returncode == 0
    assert not (project / "hip" / "hip").exists()


def test_several_inputs(project, tmp_path):
    extra = tmp_path / "extra.cu"
    extra.write_text(KERNEL)
    assert run("port", project, extra, "-o", tmp_path / "out").returncode == 0
    assert set(tree(tmp_path / "out")) >= {"extra.cu", "project/add.cu"}


def test_a_source_that_another_includes_is_read_and_compiled_with_it(tmp_path):
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "kernels.cu").write_text("__global__ void k(float *p) { p[threadIdx.x] = COUNT; }\ninline void sync() { cudaDeviceSynchronize(); }\n")
    (folder / "main.cu").write_text('#include <cstdio>\n#define COUNT 7\n#include "kernels.cu"\nint main() {\n  float *p; cudaMallocManaged(&p, 128); k<<<1, 32>>>(p); sync(); printf("%g\\n", p[31]);\n}\n')
    done = run("port", folder, "-o", tmp_path / "out", "--target", "gfx90a", "--json")
    report = document(done, "port")
    assert done.returncode == 0, done.stdout
    assert [f["read"] for f in report["files"]] == ["ast", "ast"]
    assert {c["path"] for c in report["compiled"]} <= {"main.cu"}
    for tree_of in (folder, tmp_path / "out"):
        assert run("run", tree_of).stdout == "7\n"


def test_compile_failure_in_a_librarys_header_is_work_left(tmp_path):
    (tmp_path / "library").mkdir()
    (tmp_path / "library" / "odd.h").write_text("#ifdef __HIP__\nint broken = ;\n#endif\n")
    source = tmp_path / "a.cu"
    source.write_text('#include <odd.h>\n__global__ void k() {}\nvoid f() { k<<<1, 1>>>(); cudaDeviceSynchronize(); }\n')
    done = run("port", source, "-o", tmp_path / "out", "-I", tmp_path / "library", "--target", "gfx90a", "--json")
    report = document(done, "port")
    if not report["compiled"]:
        pytest.skip(report["toolchain"])
    assert done.returncode == 3
    assert any(d["rule"] == "compile" and "odd.h" in d["message"] for f in report["files"] for d in f["diagnostics"])
