# embed_sql(TARGET DIRECTORY): every queries/<table>/<verb>.sql becomes the constant sql::<table>::k<Verb>,
# so a statement has one name in the file tree, in code, in logs and in the coverage report.
function(embed_sql target directory)
endfunction()
