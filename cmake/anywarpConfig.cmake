# find_package(anywarp): the target anywarp::attention, the fused attention operator without PyTorch
# (include/anywarp/attention.h). Written by hand, since what the library is built with is nobody else's business.
include(CMakeFindDependencyMacro)
find_dependency(Threads)
find_dependency(tl-expected)

get_filename_component(_anywarp_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET anywarp::attention)
  add_library(anywarp::attention STATIC IMPORTED)
  set_target_properties(anywarp::attention PROPERTIES
    IMPORTED_LOCATION "${_anywarp_prefix}/lib/libanywarp_attention.a"
    INTERFACE_INCLUDE_DIRECTORIES "${_anywarp_prefix}/include"
    INTERFACE_COMPILE_FEATURES cxx_std_20
    INTERFACE_LINK_LIBRARIES "Threads::Threads;tl::expected")
endif()
unset(_anywarp_prefix)
