"""Inputs that nobody wrote code for: odd bytes, odd names, odd trees. Nothing hangs, nothing is lost, nothing half-written."""

import os
import random
import time

import pytest
from conftest import KERNEL, document, run, tree

CALL = "void f(int *p) { cudaFree(p); }\n"
PORTED = "void f(int *p) { hipFree(p); }\n"


def port_text(tmp_path, content, name="a.cu", statuses=(0,), timeout=60):
    """The bytes that a file of these bytes becomes."""
    folder = tmp_path / "in"
    folder.mkdir(exist_ok=True)
    (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    done = run("port", folder, "-o", tmp_path / "out", timeout=timeout, text=False)
    assert done.returncode in statuses, done.stdout + done.stderr
    return (tmp_path / "out" / name).read_bytes()


def test_empty_file(tmp_path):
    assert port_text(tmp_path, b"") == b""


def test_no_newline_at_the_end(tmp_path):
    out = port_text(tmp_path, "#include <cuda_runtime.h>\n" + CALL.rstrip("\n"))
    assert out == ("#include <hip/hip_runtime.h>\n" + PORTED.rstrip("\n")).encode()
    assert port_text(tmp_path, b"#include <cuda_runtime.h>") == b"#include <hip/hip_runtime.h>"


def test_crlf_stays_crlf(tmp_path):
    source = "#pragma once\n#include <cuda_runtime.h>\n" + KERNEL.replace("#include <cuda_runtime.h>\n", "")
    source += "#define LAUNCH(n) \\\n  add<<<1, n>>>(0, 0, 0); \\\n  cudaDeviceSynchronize()\n__device__ int v() { return __shfl_sync(0xffffffff, 1, 0); }\n"
    out = port_text(tmp_path, source.replace("\n", "\r\n"))
    assert b"hipMalloc" in out and b"  hipDeviceSynchronize()\r\n" in out
    assert out.count(b"\n") == out.count(b"\r\n"), out


def test_byte_order_mark_stays_first(tmp_path):
    out = port_text(tmp_path, b"\xef\xbb\xbf" + CALL.encode())
    assert out.startswith(b"\xef\xbb\xbf") and out.count(b"\xef\xbb\xbf") == 1
    assert out.endswith(PORTED.encode())
    out = port_text(tmp_path, b"\xef\xbb\xbf#include <cuda_runtime.h>\n" + CALL.encode())
    assert out == b"\xef\xbb\xbf#include <hip/hip_runtime.h>\n" + PORTED.encode()


def test_bytes_that_are_not_utf8_are_kept(tmp_path):
    comment = b'// caf\xe9 \xff\xfe\nconst char *s = "\xe4\xf6\xfc cudaMalloc";\n'
    out = port_text(tmp_path, comment + CALL.encode())
    assert comment in out and PORTED.encode() in out


def test_control_characters_and_tabs(tmp_path):
    out = port_text(tmp_path, "\f\v\tvoid\tf(int *p)\t{\tcudaFree\t(\tp\t);\t}\n")
    assert b"\f\v\tvoid\tf(int *p)\t{\thipFree\t(\tp\t);\t}\n" in out


@pytest.mark.parametrize("name", ["with space.cu", "quote'd.cu", 'double"quote.cu', "ünïcödé_核.cu", "a$b;c&d.cu", "-dash.cu", "a\nb.cu", "back\\slash.cu", "UPPER.CU"])
def test_names(tmp_path, name):
    out = port_text(tmp_path, "#include <cuda_runtime.h>\n" + CALL, name)
    assert out == ("#include <hip/hip_runtime.h>\n" + PORTED).encode()


@pytest.mark.parametrize("name", ["with space.cu", "quote'd.cu", 'double"quote.cu', "ünïcödé_核.cu", "back\\slash.cu", "a$b;c&d.cu"])
def test_names_run(tmp_path, name):
    (tmp_path / name).write_text("__global__ void k() {}\nint main() { k<<<1, 1>>>(); return cudaDeviceSynchronize(); }\n")
    done = run("run", tmp_path / name)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_binary_files(tmp_path):
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "a.cu").write_text(CALL)
    (folder / "b.cu").write_bytes(b"cudaMalloc\0\1")
    named = run("port", folder / "b.cu", "-o", tmp_path / "out")
    assert named.returncode == 2 and "b.cu" in named.stderr and "binary" in named.stderr
    inside = run("port", folder, "-o", tmp_path / "out")
    assert inside.returncode == 0 and "b.cu: is binary, copied" in inside.stdout
    assert (tmp_path / "out" / "b.cu").read_bytes() == b"cudaMalloc\0\1"


def test_symbolic_links(tmp_path):
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "a.cu").write_text(CALL)
    (folder / "loop").symlink_to(folder)
    (folder / "self").symlink_to(folder / "self")
    (folder / "broken.cu").symlink_to(folder / "missing.cu")
    (folder / "b.cu").symlink_to(folder / "a.cu")
    done = run("port", folder, "-o", tmp_path / "out")
    assert done.returncode == 0, done.stderr
    assert "loop: a symbolic link to a directory, not followed" in done.stdout
    assert "broken.cu: a broken symbolic link, left out" in done.stdout
    assert PORTED.encode() in tree(tmp_path / "out")["a.cu"] and PORTED.encode() in tree(tmp_path / "out")["b.cu"]


def test_a_link_to_the_input_is_followed(tmp_path):
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "a.cu").write_text(CALL)
    (tmp_path / "link").symlink_to(tmp_path / "real")
    assert run("port", tmp_path / "link", "-o", tmp_path / "out").returncode == 0
    assert PORTED.encode() in tree(tmp_path / "out")["a.cu"]


def test_same_names_in_different_folders(tmp_path):
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.cu").write_text(f"// {folder}\n" + CALL)
    both = run("port", tmp_path / "one", tmp_path / "two", "-o", tmp_path / "out")
    assert both.returncode == 0
    assert b"// one" in tree(tmp_path / "out")["one/a.cu"] and b"// two" in tree(tmp_path / "out")["two/a.cu"]
    clash = run("port", tmp_path / "one" / "a.cu", tmp_path / "two" / "a.cu", "-o", tmp_path / "out2")
    assert clash.returncode == 2 and "same output" in clash.stderr
    assert not (tmp_path / "out2").exists()


def test_a_project_of_headers_only(tmp_path):
    folder = tmp_path / "in"
    (folder / "detail").mkdir(parents=True)
    (folder / "api.h").write_text('#ifndef API_H\n#define API_H\n#include "detail/impl.cuh"\ninline void f(cudaStream_t s) { cudaStreamSynchronize(s); }\n#endif\n')
    (folder / "detail" / "impl.cuh").write_text("#pragma once\ntemplate <typename T> __global__ void k(T* p) { p[threadIdx.x] = T(); }\ntemplate <typename T> void g(T* p) { k<T><<<1, 32>>>(p); cudaDeviceSynchronize(); }\n")
    done = run("port", folder, "-o", tmp_path / "out", "--json")
    assert done.returncode == 0, done.stdout
    assert {f["read"] for f in document(done, "port")["files"]} == {"ast"}
    out = tree(tmp_path / "out")
    assert b"hipStreamSynchronize" in out["api.h"] and b"hipDeviceSynchronize" in out["detail/impl.cuh"]


@pytest.mark.skipif(os.geteuid() == 0 and not os.path.isdir("/proc"), reason="nothing here refuses root")
def test_an_output_that_cannot_be_written(tmp_path):
    (tmp_path / "a.cu").write_text(CALL)
    for output in (tmp_path / "a.cu" / "out", "/proc/anywarp-out"):
        done = run("port", tmp_path / "a.cu", "-o", output)
        assert done.returncode == 1, done.stderr
        assert "-o" in done.stderr
    assert sorted(os.listdir(tmp_path)) == ["a.cu"]
    report = run("port", tmp_path / "a.cu", "--dry-run", "--report", tmp_path / "a.cu" / "r.json")
    assert report.returncode == 1


def test_an_output_with_a_folder_where_a_file_goes(tmp_path):
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "a.cu").write_text(CALL)
    (folder / "b.cu").write_text(CALL)
    (tmp_path / "out" / "b.cu" / "x").mkdir(parents=True)
    done = run("port", folder, "-o", tmp_path / "out")
    assert done.returncode == 1 and "b.cu" in done.stderr
    assert not (tmp_path / "out" / "a.cu").exists(), "half of the tree was written"
    assert [p.name for p in tmp_path.iterdir() if p.name.startswith(".")] == []


@pytest.mark.parametrize(
    "text",
    [
        'const char *s = "never closed\n' + CALL,
        "/* never closed\n" + CALL,
        'const char *s = R"x(never closed\n' + CALL,
        "void g() { k<<<\n",
        "void g() { k<<<1, 1>>>(\n",
        "void g() { k<<<1, 1>>>\n",
        "void g() { k <<<<<<<<<<< 1 >>>>>>>>>>> (2); }\n",
        "<<<>>>()",
        "#include <\n#include \"\n#include\n#define\n#if\n#\n##\n" + CALL,
        "#if 1\n#if 2\n#else\n" + CALL,
        "#define A(x \\",
        "\\",
        "'",
        "__shared__",
        "extern __shared__",
        "__global__",
        "asm(\"",
        "asm volatile(\"mov.u32 %0, %laneid;\" : \"=r\"(x)",
        "cudaMemcpyToSymbol(",
        "k<<<(1, {2, [3>>>(4)",
        "}}}}))))]]]]" + CALL,
        "template <template <template <",
        "#include \"a.cu\"\n" + CALL,
        "\0",
    ],
    ids=range(24),
)
def test_torn_code_neither_hangs_nor_crashes(tmp_path, text):
    out = port_text(tmp_path, text, statuses=(0, 3, 4))
    assert len(out) >= len(text.encode()) - 200
    for command in ("run", "check"):
        done = run(command, tmp_path / "in", timeout=60)
        assert done.returncode in (1, 2), done.stdout


@pytest.mark.parametrize("brackets", ["()", "{}", "[]", "<>"])
def test_deep_nesting(tmp_path, brackets):
    depth = 20000
    nested = brackets[0] * depth + "1" + brackets[1] * depth
    out = port_text(tmp_path, CALL + "int x = " + nested + ";\n", statuses=(0, 4))
    assert PORTED.encode() in out and nested.encode() in out


def test_one_line_of_five_megabytes(tmp_path):
    line = "int a[] = {" + "0x1234567, " * 450000 + "0}; " + CALL
    started = time.monotonic()
    out = port_text(tmp_path, line, timeout=150)
    print(f"5 MB on one line: {time.monotonic() - started:.1f} s")
    assert out.endswith(PORTED.encode()) and out.startswith(b"#include <hip/hip_runtime.h>\nint a[] = {0x1234567, ")


def test_a_megabyte_of_kernels(tmp_path):
    one = """template <typename T> __global__ void k{0}(const T *in, T *out, int n) {{
  __shared__ T tile[256];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < n ? in[i] : T(0);
  __syncthreads();
  if (i < n) out[i] = __shfl_xor_sync(0xffffffff, tile[255 - threadIdx.x], 1) * T({0});
}}
inline cudaError_t launch{0}(const float *a, float *b, int n, cudaStream_t s) {{
  k{0}<float><<<(n + 255) / 256, 256, 0, s>>>(a, b, n);
  return cudaGetLastError();
}}
"""
    count = 2200
    text = "#include <cuda_runtime.h>\n" + "".join(one.format(i) for i in range(count))
    assert len(text) > 1_000_000
    started = time.monotonic()
    out = port_text(tmp_path, text, statuses=(0, 3), timeout=170)
    print(f"{len(text) / 1e6:.1f} MB of kernels: {time.monotonic() - started:.1f} s")
    assert out.count(b"hipGetLastError") == count and b"cudaGetLastError" not in out


def test_torn_pieces_of_real_code(tmp_path):
    """A program cut and spliced at random: whatever comes out, it comes out, and is whole."""
    seed = int(os.environ.get("ANYWARP_SEED", random.randrange(1 << 30)))
    print("ANYWARP_SEED =", seed)
    dice = random.Random(seed)
    source = KERNEL + "#define LAUNCH(k, ...) k<<<1, 32>>>(__VA_ARGS__)\n__shared__ float s[4], *t;\n" + CALL
    folder = tmp_path / "in"
    folder.mkdir()
    for i in range(40):
        text = source
        for _ in range(dice.randrange(1, 6)):
            a, b = sorted(dice.randrange(len(text)) for _ in range(2))
            text = text[:a] + dice.choice(["", text[b:], "(", "<<<", ">>>", '"', "/*", "#", "\\\n", "{", "R\"(", ","]) + text[b if dice.random() < 0.3 else a :]
        (folder / f"{i}.cu").write_text(text)
    done = run("port", folder, "-o", tmp_path / "out", timeout=170)
    assert done.returncode in (0, 3, 4), done.stderr
    assert sorted(tree(tmp_path / "out")) == sorted(tree(folder))
