SELECT * FROM imports WHERE member_id = $1 ORDER BY imported_at DESC, import_id DESC LIMIT $2
