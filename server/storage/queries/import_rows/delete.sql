DELETE FROM import_rows WHERE member_id = $1 AND import_id = $2 AND table_name = $3 AND row_key = $4
