-- A row that was brought, removed by the member, and brought again when the import went on is the same one.
INSERT INTO import_rows (member_id, import_id, table_name, row_key) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
