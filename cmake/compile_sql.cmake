# compile_sql(TARGET): server/storage/sql_compiler turns queries/<table>.sql into the constants sql::<table>::k<Verb>, with
# one header for each table (<sql/check_ins.hpp>) and all texts in one source: a statement that changes compiles one
# file. The steps of migrations/ become another source, in both dialects.
function(compile_sql target)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/generated/sql)
  file(GLOB queries CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/queries/*.sql)
  file(GLOB migrations CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/migrations/*.sql)
  set(generated ${output}/statements.cpp ${output}/migrations.cpp)
  foreach(file ${queries})
    cmake_path(GET file STEM table)
    list(APPEND generated ${output}/${table}.hpp)
  endforeach()
  add_custom_command(
    OUTPUT ${generated}
    COMMAND sql_compiler ${CMAKE_CURRENT_SOURCE_DIR} ${output}
    DEPENDS sql_compiler ${queries} ${migrations}
    VERBATIM)
  target_sources(${target} PRIVATE ${generated})
  target_include_directories(${target} PUBLIC ${CMAKE_CURRENT_BINARY_DIR}/generated)
endfunction()
