# embed_sql(TARGET): every queries/<table>/<verb>.sql below the current folder becomes the constant
# sql::<table>::k<Verb> in <sql/statements.hpp>, so a statement has one name in the file tree, in code, in logs and in
# the report of what tests executed. Migrations become <sql/migrations.hpp>, in the order of their numbers.
function(embed_sql target)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/generated/sql)
  file(GLOB_RECURSE statements CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/queries/*.sql)
  file(GLOB_RECURSE migrations CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/migrations/*.sql)
  set(script ${CMAKE_SOURCE_DIR}/cmake/write_sql_headers.cmake)
  add_custom_command(
    OUTPUT ${output}/statements.hpp ${output}/migrations.hpp
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${CMAKE_CURRENT_SOURCE_DIR} -DOUTPUT=${output} -P ${script}
    DEPENDS ${statements} ${migrations} ${script}
    VERBATIM)
  target_sources(${target} PRIVATE ${output}/statements.hpp ${output}/migrations.hpp)
  target_include_directories(${target} PUBLIC ${CMAKE_CURRENT_BINARY_DIR}/generated)
endfunction()
