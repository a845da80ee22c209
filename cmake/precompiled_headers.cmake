# evenkeel_precompile(TARGET HEADER): what the header includes is parsed once for the target instead of once for each file.
# For the product these are others' headers alone, so that a change of ours never makes more be compiled again than what
# reads it; for tests, the stand-ins that nearly every one of them reads too. A file still includes what it uses:
# `./dev build --debug` compiles without any of this.
#
# One header for each target, and a file of ours: CMake gives the one that it writes itself an old date, so a list in
# CMakeLists.txt could change and the compiled header stay.
function(evenkeel_precompile target header)
  cmake_path(ABSOLUTE_PATH header BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
  target_precompile_headers(${target} PRIVATE ${header})
endfunction()
