// The texts that the engine's rewriter makes. That they compile and compute what they should is tested by
// tests/cli/programs.
#include <gtest/gtest.h>

#include <algorithm>

#include "anywarp/port.h"

namespace anywarp::port {
namespace {

// Without the `#line` that starts every rewritten file.
std::string rewritten(std::string_view text) {
  const std::string all = rewrite_for_simt(text, "a.cu").value();
  const std::string line = "#line 1 \"a.cu\"\n";
  EXPECT_EQ(all.substr(0, line.size()), line);
  EXPECT_EQ(std::count(all.begin(), all.end(), '\n'), std::count(text.begin(), text.end(), '\n') + 1) << "lines moved";
  return all.substr(line.size());
}

bool holds(const std::string& text, std::string_view piece) { return text.find(piece) != std::string::npos; }

TEST(SimtTarget, ALaunchCapturesItsArgumentsOnce) {
  EXPECT_EQ(rewritten("k<T><<<g, b, s, st>>>(f(x), 0, nullptr, -1, y);"),
            "::anywarp::simt::launch_kernel({\"k<T>\", __FILE__, __LINE__}, {g, b, s, st}, [&, anywarp_arg0 = (f(x)), "
            "anywarp_arg4 = (y)]() mutable { k<T>(anywarp_arg0, 0, nullptr, -1, anywarp_arg4); });");
}

TEST(SimtTarget, CalleesOfEveryShape) {
  for (const char* callee :
       {"k", "ns::k", "::ns::k<1>", "a.b->k", "table[i]", "(*p)", "this->template k<T>", "get(1)", "k<(a > b), c<d>>"})
    EXPECT_TRUE(holds(rewritten(std::string("x; ") + callee + "<<<1, 1>>>();"), std::string("{ ") + callee + "(); })"))
        << callee;
  EXPECT_TRUE(rewritten("return k<<<1, 1>>>();").starts_with("return ::anywarp"));
  EXPECT_TRUE(rewritten("if (x) k<<<1, 1>>>();").starts_with("if (x) ::anywarp"));
  EXPECT_TRUE(rewritten("else k<<<1, 1>>>();").starts_with("else ::anywarp"));
  EXPECT_TRUE(rewritten("if (x) (*p)<<<1, 1>>>();").starts_with("if (x) ::anywarp"));
}

TEST(SimtTarget, MacrosKeepTheirParametersAndTheirLines) {
  const std::string text = rewritten("#define L(kernel, ...) \\\n  kernel<<<1, \\\n  1>>>(__VA_ARGS__)\n");
  EXPECT_TRUE(holds(text, "::anywarp::simt::launch_pack({\"\" #kernel \"\", __FILE__, __LINE__}"));
  EXPECT_TRUE(
      holds(text, "mutable -> decltype(kernel(anywarp_args...), void()) { kernel(anywarp_args...); })(__VA_ARGS__)"));
  EXPECT_TRUE(text.ends_with(" \\\n\n"));
  EXPECT_TRUE(holds(rewritten("#define L(k, a) k<<<1, 1>>> a\n"), "})a\n"));
}

TEST(SimtTarget, WhatIsNoLaunchStays) {
  for (const std::string text :
       {"x = a << b;", "s = \"k<<<1, 1>>>(0)\";", "// k<<<1, 1>>>(0)", "k<<<1, 1>>>", "k<<<1, 1", "<<<1>>>(0);",
        "#ifdef __shared__\n#endif", "#define SHARED __shared__", "__shared__"})
    EXPECT_EQ(rewritten(text), text);
}

TEST(SimtTarget, SharedVariablesAreReferences) {
  EXPECT_EQ(
      rewritten("__shared__ float a[N][4];"),
      "float (&a)[N][4] = ::anywarp::simt::shared_object<float [N][4]>([]() -> ::anywarp::simt::SharedSite& { static "
      "::anywarp::simt::SharedSite site{\"a\", __FILE__, __LINE__, sizeof(float [N][4]), "
      "::anywarp::simt::shared_alignment<float [N][4]>(0)}; return site; }());");
  const std::string several = rewritten("__shared__ int a, b[2], *c;");
  EXPECT_TRUE(holds(several, "int& a = ") && holds(several, "int (&b)[2] = ") && holds(several, "int*& c = "));
  EXPECT_TRUE(holds(rewritten("__shared__ std::array<float, 4> a;"), "std::array<float,4>& a = "));
  EXPECT_TRUE(
      holds(rewritten("volatile __shared__ __align__(16) short a[8];"), "shared_alignment<volatile short [8]>(16)"));
  EXPECT_TRUE(holds(rewritten("__attribute__((aligned(64))) __shared__ char a[8];"), ">(64)"));
  EXPECT_TRUE(rewritten("f(x); __shared__ int a;").starts_with("f(x); int& a"));
  EXPECT_TRUE(holds(rewritten("#define SHARED __shared__\nSHARED int a;"), "\nint& a = "));
  EXPECT_TRUE(holds(rewritten("__shared__ struct { int x; } a;"),
                    "struct anywarp_type_of_a { int x; }; anywarp_type_of_a& a = "));
}

TEST(SimtTarget, DynamicSharedMemoryIsTheEngines) {
  EXPECT_EQ(rewritten("extern __shared__ float s[];"),
            "extern ANYWARP_DYNAMIC_SHARED float s[] __asm__(\"anywarp_dynamic_shared\");");
  EXPECT_TRUE(holds(rewritten("extern __shared__ __align__(16) char s[];"), "__attribute__((aligned(16))) char s[]"));
}

TEST(SimtTarget, AMacroThatDeclaresEndsWithItself) {
  const std::string text = rewritten("#define ARRAY(type, name, n) __shared__ type name[n]\nint x;\n");
  EXPECT_TRUE(text.starts_with("#define ARRAY(type, name, n) type (&name)[n] = "));
  EXPECT_TRUE(holds(text, "site{\"\" #name \"\", "));
  EXPECT_TRUE(text.ends_with("\nint x;\n"));
}

TEST(SimtTarget, KernelsKeepTheirTypeWhereTheApiTakesAPointer) {
  EXPECT_EQ(rewritten("cudaLaunchKernel((const void *)k<T>, g, b, a);"),
            "cudaLaunchKernel(::anywarp::simt::named_kernel(k<T>, \"k<T>\", __FILE__, __LINE__), g, b, a);");
  EXPECT_EQ(rewritten("cudaLaunchCooperativeKernel(reinterpret_cast<void*>(&k), g, b, a);"),
            "cudaLaunchCooperativeKernel(::anywarp::simt::named_kernel((&k), \"(&k)\", __FILE__, __LINE__), g, b, a);");
  EXPECT_EQ(rewritten("int cudaLaunchKernel(const void* f, dim3 g);"), "int cudaLaunchKernel(const void* f, dim3 g);");
}

}  // namespace
}  // namespace anywarp::port
