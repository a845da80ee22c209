UPDATE imports SET row_count = $3 WHERE member_id = $1 AND import_id = $2
