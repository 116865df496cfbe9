# What every room's CMakeLists.txt uses: one kind of library, one kind of test.

add_library(anywarp_options INTERFACE)
target_include_directories(anywarp_options INTERFACE ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src)
# libstdc++ 12 uses what C++20 deprecates; the warning would land in every user of std::stable_sort.
target_compile_options(anywarp_options INTERFACE -Wall -Wextra -Werror -Wno-deprecated-declarations
                       -Wno-missing-field-initializers)
# GCC 12 sees overlaps in its own std::string (its bug 105651).
target_compile_options(anywarp_options INTERFACE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-restrict>)

# anywarp_add_library(NAME SOURCES… [LIBRARIES…]): a static library of one room.
function(anywarp_add_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LIBRARIES" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC anywarp_options ${ARG_LIBRARIES})
endfunction()

# anywarp_add_test(NAME SOURCES… [LIBRARIES…] [ENVIRONMENT…]): one GoogleTest program, one ctest entry.
# ANYWARP_SOURCE_DIR and ANYWARP_BINARY_DIR are defined for it.
function(anywarp_add_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LIBRARIES;ENVIRONMENT" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE anywarp_options ${ARG_LIBRARIES} GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE ANYWARP_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
                                             ANYWARP_BINARY_DIR="${CMAKE_BINARY_DIR}")
  add_test(NAME ${name} COMMAND ${name})
  if(ARG_ENVIRONMENT)
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "${ARG_ENVIRONMENT}")
  endif()
endfunction()

# Where the tools are installed: the prefix, or in a wheel the folder that pip unpacks into the environment's prefix.
set(ANYWARP_INSTALL "")
if(SKBUILD)
  set(ANYWARP_INSTALL ${SKBUILD_DATA_DIR}/)
endif()

# anywarp_resource(NAME DIRECTORY): the directory is found at run time as share/anywarp/NAME beside bin/, in the build tree
# (by a link) and where it is installed.
function(anywarp_resource name directory)
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/share/anywarp)
  file(CREATE_LINK ${directory} ${CMAKE_BINARY_DIR}/share/anywarp/${name} SYMBOLIC)
  install(DIRECTORY ${directory}/ DESTINATION ${ANYWARP_INSTALL}share/anywarp/${name} COMPONENT tools
          PATTERN __pycache__ EXCLUDE)
endfunction()
