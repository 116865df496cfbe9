// The .tsv files as bytes of the program: nothing is looked for on disk at run time, and a query pays no file access.
#define ANYWARP_QUOTED(name) #name
#define ANYWARP_EMBED(name, path)      \
  .global anywarp_table_##name;        \
  .global anywarp_table_end_##name;    \
  anywarp_table_##name: .incbin path;  \
  anywarp_table_end_##name: .byte 0;
#define ANYWARP_TABLE(name) ANYWARP_EMBED(name, ANYWARP_QUOTED(name.tsv))

  .section .rodata
#include "libraries.def"
ANYWARP_TABLE(nvcc_flags)
ANYWARP_TABLE(ptx)
ANYWARP_EMBED(compat, "../compat/compat.tsv")

  .section .note.GNU-stack, "", @progbits
