# Installs the operator, builds examples/attention_cpp against what was installed, runs it.
# cmake -DBUILD=… -DEXAMPLE=… -DFOLDER=… -DCXX=… -DFLAGS=… -P installed_example.cmake
function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()
file(REMOVE_RECURSE ${FOLDER})
run(${CMAKE_COMMAND} --install ${BUILD} --component attention --prefix ${FOLDER}/prefix)
run(${CMAKE_COMMAND} -S ${EXAMPLE} -B ${FOLDER}/build -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_FLAGS=${FLAGS}
    -DCMAKE_PREFIX_PATH=${FOLDER}/prefix)
run(${CMAKE_COMMAND} --build ${FOLDER}/build)
execute_process(COMMAND ${FOLDER}/build/attention_cpp OUTPUT_VARIABLE said RESULT_VARIABLE status)
message("${said}")
if(NOT status EQUAL 0 OR NOT said MATCHES "gradient of v.*decoded one token with 101 keys")
  message(FATAL_ERROR "attention_cpp ended with ${status}")
endif()
