# One place for what every target of ours is compiled with.
option(EVENKEEL_ASAN "Build with AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(EVENKEEL_TSAN "Build with ThreadSanitizer" OFF)
option(EVENKEEL_FUZZ "Build the fuzz targets; takes EVENKEEL_ASAN" OFF)
option(EVENKEEL_TESTS "Build the tests" ON)

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# Set here and not by whoever configures, so that no folder of results compiles a header for all without the sum beside it.
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${PROJECT_SOURCE_DIR}/tools/dev/compile)
endif()
# A library waits for what it links only when it is linked, not when its files are compiled.
set(CMAKE_OPTIMIZE_DEPENDENCIES ON)

add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wswitch-enum -Werror)
# Boost 1.81 and clang 19 disagree about a few of the library's own lines, never about ours.
add_compile_options(-Wno-deprecated-declarations)
add_link_options(-fuse-ld=lld-19)

# A mistake in memory ends the process before somebody else makes use of it. tests/functional/security/binary.test.ts reads all
# of this back from the program. Sanitizers have their own, finer checks.
if(NOT EVENKEEL_ASAN AND NOT EVENKEEL_TSAN)
  add_compile_options(-fstack-protector-strong -fstack-clash-protection)
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    add_compile_options(-fcf-protection=full)
    # Debian 12's start files lack the note, so the linker would leave it out; they do not touch return addresses.
    add_link_options(-Wl,-z,shstk)
  endif()
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
  add_compile_options($<$<CONFIG:Release,RelWithDebInfo>:-U_FORTIFY_SOURCE> $<$<CONFIG:Release,RelWithDebInfo>:-D_FORTIFY_SOURCE=3>)
  add_link_options(-Wl,-z,relro,-z,now,-z,noexecstack)
endif()

if(EVENKEEL_ASAN)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
if(EVENKEEL_FUZZ)
  if(NOT EVENKEEL_ASAN)
    message(FATAL_ERROR "EVENKEEL_FUZZ takes EVENKEEL_ASAN: a fuzz target finds what the sanitizers notice")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
  add_custom_target(fuzz_targets)
endif()
if(EVENKEEL_TSAN)
  add_compile_options(-fsanitize=thread)
  add_link_options(-fsanitize=thread)
endif()

if(EVENKEEL_TESTS)
  find_package(GTest REQUIRED)
endif()

# evenkeel_test(NAME core_tests SOURCES … LIBRARIES … [PRECOMPILED header]): a GoogleTest program that `./dev test unit`
# finds by its name.
function(evenkeel_test)
  cmake_parse_arguments(TEST "" "NAME;PRECOMPILED" "SOURCES;LIBRARIES" ${ARGN})
  if(NOT EVENKEEL_TESTS OR NOT TEST_SOURCES)
    return()
  endif()
  add_executable(${TEST_NAME} ${TEST_SOURCES})
  target_link_libraries(${TEST_NAME} PRIVATE ${TEST_LIBRARIES} GTest::gmock GTest::gtest_main)
  # The code under test is optimised as always. The tests' own lines are not: optimising them took half of a build.
  target_compile_options(${TEST_NAME} PRIVATE -O0 -U_FORTIFY_SOURCE) # which needs optimisation
  list(LENGTH TEST_SOURCES count)
  if(TEST_PRECOMPILED)
    evenkeel_precompile(${TEST_NAME} ${TEST_PRECOMPILED})
  elseif(count GREATER 3) # for fewer, the headers cost more than they spare
    evenkeel_precompile(${TEST_NAME} precompiled/tests.hpp)
  endif()
  evenkeel_compile_in_batches(${TEST_NAME})
  set_target_properties(${TEST_NAME} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  add_test(NAME ${TEST_NAME} COMMAND ${TEST_NAME} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
endfunction()

# evenkeel_fuzz_targets(DOORS library ENTRY entry.cpp NAMES csv json …): a libFuzzer program for each name, in the order of the
# library's list. The whole build is instrumented, so the same objects serve the sanitized tests.
function(evenkeel_fuzz_targets)
  cmake_parse_arguments(FUZZ "" "DOORS;ENTRY" "NAMES" ${ARGN})
  set(place 0)
  foreach(name ${FUZZ_NAMES})
    add_executable(fuzz_${name} ${FUZZ_ENTRY})
    target_compile_definitions(fuzz_${name} PRIVATE FUZZ_TARGET=${place})
    target_link_libraries(fuzz_${name} PRIVATE ${FUZZ_DOORS})
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    set_target_properties(fuzz_${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
    add_dependencies(fuzz_targets fuzz_${name})
    math(EXPR place "${place} + 1")
  endforeach()
endfunction()
