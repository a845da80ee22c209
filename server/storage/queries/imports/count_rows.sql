UPDATE imports SET row_count = row_count + $3 WHERE member_id = $1 AND import_id = $2 AND finished_at IS NULL
