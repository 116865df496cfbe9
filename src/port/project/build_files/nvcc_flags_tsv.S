// The flag table as bytes of the program: nothing is looked for on disk at run time.
  .section .rodata
  .global anywarp_nvcc_flags
  .global anywarp_nvcc_flags_end
anywarp_nvcc_flags:
  .incbin "nvcc_flags.tsv"
anywarp_nvcc_flags_end:
  .byte 0

  .section .note.GNU-stack, "", @progbits
