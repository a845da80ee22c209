# evenkeel_compile_in_batches(TARGET): compiles the target's files up to sixteen neighbours at a time, each batch as one file that
# includes them, because most of a file's time goes into the headers that its neighbours read too.
#
# CMake's own UNITY_BUILD is not used for three reasons. Its batches name files by their full path, so ccache would not
# find them from another clone; they hide single files from compile_commands.json; and a new file moves every later file
# of its target into another batch. Here a batch ends with its folder, and TARGET_files compiles the files one by one:
# nobody builds it by default, but clang-tidy and editors read its commands.
#
# Where files do not fit together, tools/dev/compile compiles those of the batch one by one, so no batch can make a build
# fail; that takes ccache, so without it files stay single. So does, from the start, a file with SKIP_UNITY_BUILD_INCLUSION.
option(EVENKEEL_UNITY "Compile several files at once" ON)
set(batch_longest 16)
set(batch_shortest 10) # shorter ones take in the next folder

# Includes name files from here, and a batch is the only one to look here for them.
set(batch_root "SHELL:-iquote ${PROJECT_SOURCE_DIR}")

function(evenkeel_compile_in_batches target)
  if(NOT EVENKEEL_UNITY OR NOT CCACHE)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(TRANSFORM sources PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ REGEX "^[^/]")
  set(files ${sources})
  list(FILTER files INCLUDE REGEX "\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "\\.cpp$")
  evenkeel_compile_one_by_one(${target} ${sources} ${files})

  set(batch "")
  set(last_folder "")
  foreach(file ${files})
    cmake_path(GET file PARENT_PATH folder)
    get_source_file_property(is_single ${file} SKIP_UNITY_BUILD_INCLUSION)
    get_source_file_property(is_made ${file} GENERATED) # by a command that knows this file alone
    if(is_single OR is_made)
      list(APPEND sources ${file})
      continue()
    endif()
    list(LENGTH batch length)
    if(length GREATER_EQUAL batch_longest OR (length GREATER_EQUAL batch_shortest AND NOT folder STREQUAL last_folder))
      evenkeel_write_batch(written ${batch})
      list(APPEND sources ${written})
      set(batch "")
    endif()
    list(APPEND batch ${file})
    set(last_folder ${folder})
  endforeach()
  if(batch)
    evenkeel_write_batch(written ${batch})
    list(APPEND sources ${written})
  endif()
  set_target_properties(${target} PROPERTIES SOURCES "${sources}")
  target_compile_options(${target} PRIVATE ${batch_root})
endfunction()

# A batch is named after its first file. A file that is alone stays itself.
function(evenkeel_write_batch variable first)
  if(NOT ARGN)
    set(${variable} ${first} PARENT_SCOPE)
    return()
  endif()
  set(includes "")
  foreach(file ${first} ${ARGN})
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    string(APPEND includes "#include \"${file}\"\n")
  endforeach()
  cmake_path(RELATIVE_PATH first BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE name)
  string(REPLACE "/" "_" name ${name})
  set(written ${CMAKE_CURRENT_BINARY_DIR}/batches/${name})
  file(CONFIGURE OUTPUT ${written} CONTENT "${includes}" @ONLY)
  set(${variable} ${written} PARENT_SCOPE)
endfunction()

function(evenkeel_compile_one_by_one target)
  add_library(${target}_files OBJECT EXCLUDE_FROM_ALL ${ARGN})
  foreach(property LINK_LIBRARIES COMPILE_OPTIONS COMPILE_DEFINITIONS INCLUDE_DIRECTORIES PRECOMPILE_HEADERS)
    get_target_property(value ${target} ${property})
    if(value)
      set_target_properties(${target}_files PROPERTIES ${property} "${value}")
    endif()
  endforeach()
endfunction()
