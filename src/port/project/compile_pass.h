// The last pass: the written tree is compiled for every target, so that "no manual work left" means "it compiles".
#pragma once

#include "anywarp/port.h"
#include "port/pipeline.h"
#include "port/project/build_files/build_files.h"

namespace anywarp::port {

/// Compiles the sources below `options.output`, which are `ported`, for `options.targets` and records the outcome, the
/// toolchain and which rocWMMA was used in `report`. Without targets or without a compiler it says so in
/// `report.toolchain`.
void compile_output(const PortOptions& options, const PipelineResult& ported, PortReport& report,
                    const Progress& progress);

BuildFileOptions build_file_options(const PortOptions& options);

}  // namespace anywarp::port
