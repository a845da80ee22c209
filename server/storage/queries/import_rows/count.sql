SELECT table_name, COUNT(*) AS row_count FROM import_rows WHERE member_id = $1 AND import_id = $2 GROUP BY table_name
