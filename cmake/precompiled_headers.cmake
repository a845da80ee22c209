# evenkeel_precompile(TARGET HEADER): what the header includes is parsed once for the target instead of once for each file.
# For the product these are others' headers alone, so that a change of ours never makes more be compiled again than what
# reads it; for tests, the stand-ins that nearly every one of them reads too. A file still includes what it uses:
# `./dev build --debug` compiles without any of this.
#
# One header for each target, and a file of ours: CMake gives the one that it writes itself an old date, so a list in
# CMakeLists.txt could change and the compiled header stay. Searched for as others' headers are: a full path in CMake's file
# would make ccache look closer at every file of another clone.
function(evenkeel_precompile target header)
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/cmake)
  target_precompile_headers(${target} PRIVATE <${header}>)
endfunction()
