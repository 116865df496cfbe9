# AMD's kernels by any Clang that compiles HIP: ROCm's, or an ordinary one with the headers of scripts/hip-sdk.sh. CMake's own
# HIP language asks for a whole ROCm installation; here a .hip file is C++ with a few flags more.

set(ANYWARP_HIP_TARGETS "gfx90a;gfx942;gfx950;gfx1100;gfx1201" CACHE STRING "AMD GPUs that the HIP kernels are compiled for")
set(ANYWARP_HIP_FLAGS "" CACHE STRING
    "How the compiler finds HIP's headers and device libraries where it does not by itself: what scripts/hip-sdk.sh prints")
if(NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
  message(FATAL_ERROR "ANYWARP_HIP needs a Clang that compiles HIP, as amdclang++ or clang++-22; "
                      "CMAKE_CXX_COMPILER is ${CMAKE_CXX_COMPILER} (${CMAKE_CXX_COMPILER_ID})")
endif()
# Another Clang may not unroll what this one does: slower, no error.
set(anywarp_hip_options -x hip -fno-gpu-rdc -Wno-error=pass-failed)
# HIP 6's headers ask for it, also on the host, and newer Clangs no longer say it.
list(APPEND anywarp_hip_options "SHELL:-Xarch_host -D__AMDGCN_WAVEFRONT_SIZE=64")
foreach(target ${ANYWARP_HIP_TARGETS})
  if(NOT target MATCHES "^gfx(90a|94[0-9]|95[0-9]|11[0-9][0-9]|12[0-9][0-9])$")
    message(FATAL_ERROR "ANYWARP_HIP_TARGETS has '${target}'; valid: gfx90a, gfx94x, gfx95x, gfx11xx, gfx12xx")
  endif()
  list(APPEND anywarp_hip_options --offload-arch=${target})
  string(REGEX REPLACE "^gfx9.*" 64 wavefront ${target})
  string(REGEX REPLACE "^gfx1.*" 32 wavefront ${wavefront})
  list(APPEND anywarp_hip_options "SHELL:-Xarch_${target} -D__AMDGCN_WAVEFRONT_SIZE=${wavefront}")
endforeach()
separate_arguments(anywarp_hip_flags UNIX_COMMAND "${ANYWARP_HIP_FLAGS}")
list(APPEND anywarp_hip_options ${anywarp_hip_flags})

# What programs are linked with. Without it a library can still be built, and its users bring it.
find_library(ANYWARP_AMDHIP64 amdhip64 HINTS $ENV{ROCM_PATH}/lib /opt/rocm/lib)
mark_as_advanced(ANYWARP_AMDHIP64)

# anywarp_hip_objects(NAME SOURCES…): an object library of .hip files.
function(anywarp_hip_objects name)
  add_library(${name} OBJECT ${ARGN})
  set_source_files_properties(${ARGN} PROPERTIES LANGUAGE CXX)
  target_link_libraries(${name} PRIVATE anywarp_options)
  target_compile_options(${name} PRIVATE ${anywarp_hip_options})
  list(JOIN ANYWARP_HIP_TARGETS "," targets)
  target_compile_definitions(${name} PRIVATE "ANYWARP_HIP_TARGETS=\"${targets}\"")
endfunction()

# anywarp_amd_family(NAME TARGETS): the kernels of arch/<name>, one or two a file, and its row of the registry. TARGETS: the
# preprocessor's condition for a target of the family.
function(anywarp_amd_family NAME TARGETS)
  string(TOLOWER ${NAME} FOLDER)
  set(instances)
  foreach(KIND Half BFloat16 Float32)
    # As kHeadDims and kFloatHeadDims in plan.h.
    if(KIND STREQUAL Float32)
      set(FAMILY ${NAME}Float)
      set(HEADER float_family)
      set(head_dims 64 128 256)
    else()
      set(FAMILY ${NAME})
      set(HEADER family)
      set(head_dims 32 64 96 128 192 256)
    endif()
    foreach(HEAD_DIM ${head_dims})
      set(instance ${CMAKE_CURRENT_BINARY_DIR}/backward_bias_${KIND}_${HEAD_DIM}.hip)
      configure_file(${CMAKE_SOURCE_DIR}/src/attention/arch/gpu/amd_backward_bias_instance.hip.in ${instance} @ONLY)
      list(APPEND instances ${instance})
      # As has_few in the family's header.
      set(roles Main General)
      if(NAME STREQUAL Cdna AND HEAD_DIM LESS_EQUAL 128)
        list(APPEND roles Few)
      endif()
      foreach(ROLE ${roles})
        foreach(pass forward backward)
          if(ROLE STREQUAL Few AND pass STREQUAL backward)
            continue()
          endif()
          set(instance ${CMAKE_CURRENT_BINARY_DIR}/${pass}_${KIND}_${HEAD_DIM}_${ROLE}.hip)
          configure_file(${CMAKE_SOURCE_DIR}/src/attention/arch/gpu/amd_${pass}_instance.hip.in ${instance} @ONLY)
          list(APPEND instances ${instance})
        endforeach()
      endforeach()
    endforeach()
  endforeach()
  anywarp_hip_objects(anywarp_attention_${FOLDER} implementation.hip ${instances})
  target_sources(anywarp_attention PRIVATE $<TARGET_OBJECTS:anywarp_attention_${FOLDER}>)
endfunction()
