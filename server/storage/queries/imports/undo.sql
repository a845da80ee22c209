UPDATE imports SET undone_at = $3 WHERE member_id = $1 AND import_id = $2 AND undone_at IS NULL
