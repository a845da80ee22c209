INSERT INTO import_rows (member_id, import_id, table_name, row_key) VALUES ($1, $2, $3, $4)
