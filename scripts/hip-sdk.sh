#!/usr/bin/env bash
# HIP's headers and device libraries, unpacked from Debian's own packages into the build folder: enough for clang-22 to compile
# HIP for AMD GPUs where no ROCm is installed. Nothing is installed, root is not needed, apt checks the signatures; about 3 MB
# are fetched for each version.
#
#   scripts/hip-sdk.sh [--dir DIR] [VERSION…]      VERSION: 7.2 (the default), 6.4, 5.7      DIR: build/hip-sdk
#
# Each version goes to DIR/VERSION. One that is complete (it has a `layout` file, written last) is left as it is; a download that
# was cut off is done anew. The last line printed is the compile command of the last version, without the target
# (--offload-arch=gfx90a). ANYWARP_DEBIAN_MIRROR names a Debian mirror where apt has none configured.
#
# Holds HIP, hipBLAS(Lt), hipCUB, hipFFT, hipRAND, hipSOLVER, hipSPARSE, MIOpen, RCCL, rocBLAS, rocPRIM, rocRAND, rocThrust. Not
# rocWMMA: Debian's package lacks its internal headers.
set -euo pipefail

die() { echo "hip-sdk.sh: $1" >&2; exit "${2:-1}"; }

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
base="$root/build/hip-sdk"
versions=()
while [[ $# -gt 0 ]]; do
  case "$1" in
    --dir) [[ $# -ge 2 ]] || die "--dir needs a folder" 2; base="$(realpath -m "$2")"; shift 2 ;;
    --help|-h) sed -n '2,14p' "${BASH_SOURCE[0]}" | sed 's/^# \{0,1\}//'; exit 0 ;;
    7.2|6.4|5.7) versions+=("$1"); shift ;;
    *) die "VERSION is '$1'; valid: 7.2, 6.4, 5.7" 2 ;;
  esac
done
[[ ${#versions[@]} -gt 0 ]] || versions=(7.2)

# Which suites have a version, the preferred one first, and whose LLVM its device libraries are made for.
describe() {
  case "$1" in
    7.2) suites=(experimental sid) libs=22 ;;
    6.4) suites=(sid) libs=21 ;;
    5.7) suites=(trixie) libs=17 ;;
  esac
}
optional=(libhipblas-dev libhipblas-common-dev libhipblaslt-dev libhipcub-dev libhipfft-dev libhiprand-dev libhipsolver-dev
          libhipsparse-dev librccl-dev libmiopen-dev librocblas-dev librocprim-dev librocrand-dev librocthrust-dev)

configured_mirror() {
  if [[ -n "${ANYWARP_DEBIAN_MIRROR:-}" ]]; then echo "$ANYWARP_DEBIAN_MIRROR"; return; fi
  cat /etc/apt/sources.list.d/*.sources 2>/dev/null | awk '/^URIs:/ {print $2}' | grep -v security | grep -m1 debian && return
  cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null |
    awk '/^deb / {for (i = 2; i <= NF; i++) if ($i ~ /^https?:/) {print $i; break}}' | grep -v security | grep -m1 debian && return
  return 1
}

unpack() {   # VERSION TARGET: fetches into TARGET.partial and renames
  local version="$1" target="$2" partial="$2.partial" mirror suite package bitcode found
  describe "$version"
  for tool in apt-get dpkg-deb; do command -v "$tool" >/dev/null || die "$tool is not there; HIP's headers come from Debian's packages. Or set ROCM_PATH to a ROCm installation"; done
  mirror="$(configured_mirror)" || die "apt has no Debian mirror configured; set ANYWARP_DEBIAN_MIRROR to one"
  local keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  [[ -r "$keyring" ]] || die "$keyring is not there: apt-get install debian-archive-keyring"

  rm -rf "$partial"
  mkdir -p "$partial"/apt/{etc/preferences.d,etc/apt.conf.d,lists/partial,cache/archives/partial,deb}
  : > "$partial/apt/status"
  for suite in "${suites[@]}"; do echo "deb [signed-by=$keyring] $mirror $suite main"; done > "$partial/apt/etc/sources.list"
  # The first suite is preferred wherever it has a package.
  printf 'Package: *\nPin: release a=%s\nPin-Priority: 990\n' "${suites[0]/#sid/unstable}" > "$partial/apt/etc/preferences.d/first"
  local apt=(-o "Dir::Etc=$partial/apt/etc" -o "Dir::State=$partial/apt" -o "Dir::State::Lists=$partial/apt/lists"
             -o "Dir::Cache=$partial/apt/cache" -o "Dir::State::status=$partial/apt/status" -o "APT::Sandbox::User="
             -o "Debug::NoLocking=1" -o "Acquire::Retries=3" -o "Acquire::Languages=none")
  local attempt
  for attempt in 1 2 3; do
    apt-get "${apt[@]}" -q update >&2 && break
    [[ $attempt -lt 3 ]] || die "apt-get update failed three times for ${suites[*]} of $mirror"
    sleep $((attempt * 3))
  done
  # All at once (apt reads its lists for seconds); one by one only if one of them is not there.
  local required=(libamdhip64-dev "rocm-device-libs-$libs")
  fetch() { (cd "$partial/apt/deb" && apt-get "${apt[@]}" -q download "$@") >&2; }
  if ! fetch "${required[@]}" "${optional[@]}" 2>/dev/null; then
    for package in "${required[@]}"; do
      fetch "$package" || fetch "$package" || die "no $package in ${suites[*]} of $mirror"
    done
    for package in "${optional[@]}"; do
      fetch "$package" 2>/dev/null || echo "hip-sdk.sh: no $package in ${suites[*]}: left out" >&2
    done
  fi
  for package in "$partial"/apt/deb/*.deb; do dpkg-deb -x "$package" "$partial"; done
  rm -rf "$partial/apt"

  [[ -f "$partial/usr/include/hip/hip_runtime.h" ]] || die "libamdhip64-dev holds no hip/hip_runtime.h"
  bitcode="$(cd "$partial" && find usr -name ocml.bc | head -n 1)"
  [[ -n "$bitcode" ]] || die "rocm-device-libs-$libs holds no ocml.bc"
  found="$(awk '/#define HIP_VERSION_MAJOR/ {a = $3} /#define HIP_VERSION_MINOR/ {b = $3} END {print a "." b}' "$partial/usr/include/hip/hip_version.h")"
  [[ "$found" == "$version" ]] || echo "hip-sdk.sh: Debian now has HIP $found where $version was; it is in $target" >&2
  # Last: what makes the folder complete.
  printf 'hip=%s\ninclude=usr/include\nbitcode=%s\n' "$found" "$(dirname "$bitcode")" > "$partial/layout"
  rm -rf "$target"
  mv "$partial" "$target"
}

mkdir -p "$base" || die "DIR is '$base', which cannot be made" 2
for version in "${versions[@]}"; do
  target="$base/$version"
  (
    flock 9   # Two callers at once: the second waits, then finds it complete.
    [[ -f "$target/layout" ]] || unpack "$version" "$target"
  ) 9> "$base/.$version.lock"
done

describe "$version"
bitcode="$(sed -n 's/^bitcode=//p' "$target/layout")"
case "$version" in
  6.4) extra=' -D__AMDGCN_WAVEFRONT_SIZE=64' ;;   # Clang 22 no longer defines it: 64 on gfx9, 32 on gfx10 to gfx12.
  5.7) extra=' -mcode-object-version=5 -D__AMDGCN_WAVEFRONT_SIZE=64' ;;
  *) extra='' ;;
esac
echo "clang++-22 -x hip$extra --rocm-path=$target/usr --hip-path=$target/usr --rocm-device-lib-path=$target/$bitcode -isystem $target/usr/include"
