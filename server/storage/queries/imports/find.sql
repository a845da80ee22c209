SELECT * FROM imports WHERE member_id = $1 AND import_id = $2
