# A thin front: named tasks. The build itself is CMake's (CMakePresets.json).

PRESET ?= default
PYTHON := build/venv/bin/python

.PHONY: help build python demo test test-cpp test-python test-torch-latest check-rocwmma new-rule new-checker corpus format clean

help:            ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 19

build:           ## build/bin/anywarp
	scripts/setup.sh build
	@cmake --preset $(PRESET) > build-configure.log 2>&1 || { cat build-configure.log; exit 1; }; rm -f build-configure.log
	cmake --build --preset $(PRESET) --target anywarp

python:          ## the PyTorch operator, and build/venv/bin/python, where `import anywarp` works (installs PyTorch: 5 GB)
	scripts/setup.sh build
	scripts/python-venv.sh torch > /dev/null
	@cmake --preset $(PRESET) -DANYWARP_TORCH=ON -DPython_EXECUTABLE=$(CURDIR)/$(PYTHON) > build-configure.log 2>&1 || { cat build-configure.log; exit 1; }; rm -f build-configure.log
	cmake --build --preset $(PRESET) --target anywarp_torch

# Where `make python` has been, the builds for GPUs make the operator too; which build `import anywarp` loads: docs/python.md.
OPERATOR = $(wildcard build/venv/lib/python*/site-packages/torch/include)
OPERATOR_FLAGS = $(if $(OPERATOR),-DANYWARP_TORCH=ON -DPython_EXECUTABLE=$(CURDIR)/$(PYTHON))
OPERATOR_TARGET = $(if $(OPERATOR),--target anywarp_torch)

# CUDA_TARGETS="86;89": others than the default, 80-real;90.
cuda:            ## the attention kernels for NVIDIA GPUs, with nvcc and no GPU: build/cuda
	cmake -S . -B build/cuda -G Ninja -DANYWARP_CUDA=ON -DANYWARP_PORT=OFF -DCMAKE_CXX_COMPILER=$(or $(CXX_CUDA),g++) -DCMAKE_C_COMPILER=gcc $(if $(CUDA_TARGETS),-DCMAKE_CUDA_ARCHITECTURES="$(CUDA_TARGETS)") $(OPERATOR_FLAGS)
	cmake --build build/cuda --target anywarp_attention_gpu_test --target anywarp_attention_gpu_sweep $(OPERATOR_TARGET)

# An installed ROCm's compiler, or clang++-22 with HIP's headers from Debian's packages.
ROCM_PATH ?= $(wildcard /opt/rocm)
CXX_HIP ?= $(or $(wildcard $(ROCM_PATH)/bin/amdclang++),clang++-22)
HIP_FLAGS ?= $(if $(ROCM_PATH),--rocm-path=$(ROCM_PATH),$(shell scripts/hip-sdk.sh | tail -n 1 | cut -d' ' -f4-))

# HIP_TARGETS="gfx942": others than gfx90a;gfx942;gfx950;gfx1100;gfx1201.
hip:             ## the attention kernels for AMD GPUs, with a Clang that compiles HIP and no GPU: build/hip
	cmake -S . -B build/hip -G Ninja -DANYWARP_HIP=ON -DANYWARP_PORT=OFF -DCMAKE_CXX_COMPILER=$(CXX_HIP) -DCMAKE_C_COMPILER=$(subst ++,,$(CXX_HIP)) -DANYWARP_HIP_FLAGS="$(HIP_FLAGS)" $(if $(HIP_TARGETS),-DANYWARP_HIP_TARGETS="$(HIP_TARGETS)") $(OPERATOR_FLAGS)
	cmake --build build/hip --target anywarp_attention_gpu_test $(OPERATOR_TARGET)

isa-table:       ## what clang makes of the AMD kernels, beside composable_kernel's, into docs/attention_gpu.md
	scripts/isa_stats.py --write

demo: build      ## port, run and check the example extension on the CPU, as a story
	scripts/setup.sh demo
	scripts/demo.sh

test: build      ## every test
	scripts/setup.sh test
	$(MAKE) --no-print-directory python
	cmake --build --preset $(PRESET)
	$(MAKE) --no-print-directory test-cpp test-python test-torch-latest

test-cpp:
	ctest --preset $(PRESET) --progress

test-python:
	$(PYTHON) -m pytest -q tests

# One build of the operator serves every PyTorch from the one that it was compiled against.
test-torch-latest:  ## the operator's tests on the newest PyTorch (after make python)
	$$(scripts/torch-latest.sh) -m pytest -q tests/python/test_attention_*.py

check-rocwmma: build  ## compile the ported example against AMD's rocWMMA: make check-rocwmma ROCWMMA=DIR
	scripts/check-rocwmma.sh $(ROCWMMA)

new-rule:        ## a porting rule's files, row, page and failing test: make new-rule ID=name SUMMARY="what it does"
	scripts/new.py rule $(ID) "$(SUMMARY)"

new-checker:     ## the same for a checker of the engine: make new-checker ID=name SUMMARY="what it finds"
	scripts/new.py checker $(ID) "$(SUMMARY)"

corpus:          ## port other people's programs and count what compiles: make corpus CORPUS=DIR
	scripts/corpus.py $(or $(MANIFEST),corpus/hecbench.toml) $(CORPUS)

# Declarations that stand in columns keep their layout.
format:          ## clang-format over the C++ sources
	git ls-files 'src/*.h' 'src/*.cpp' 'include/*.h' 'tests/*.cpp' 'tests/*.h' \
	  ':!src/port/cuda_headers' ':!src/port/compat' ':!tests/port/compat/*.hip.cpp' ':!tests/port/rules' | xargs clang-format -i

clean:           ## the build folder
	rm -rf build
