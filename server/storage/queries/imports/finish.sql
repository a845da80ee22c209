UPDATE imports SET finished_at = $3 WHERE member_id = $1 AND import_id = $2 AND finished_at IS NULL
