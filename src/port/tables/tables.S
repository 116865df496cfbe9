// The .tsv files as bytes of the program: nothing is looked for on disk at run time, and a query pays no file access.
#define ANYWARP_FILE(name) #name
#define ANYWARP_TABLE(name)                       \
  .global anywarp_table_##name;                   \
  .global anywarp_table_end_##name;               \
  anywarp_table_##name: .incbin ANYWARP_FILE(name.tsv); \
  anywarp_table_end_##name: .byte 0;

  .section .rodata
#include "libraries.def"

  .section .note.GNU-stack, "", @progbits
