-- name: count
SELECT table_name, COUNT(*) AS row_count FROM import_rows WHERE member_id = $1 AND import_id = $2 GROUP BY table_name

-- name: delete
DELETE FROM import_rows WHERE member_id = $1 AND import_id = $2 AND table_name = $3 AND row_key = $4

-- name: insert
-- A row that was brought, removed by the member, and brought again when the import went on is the same one.
INSERT INTO import_rows (member_id, import_id, table_name, row_key) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING

-- name: list
SELECT row_key FROM import_rows WHERE member_id = $1 AND import_id = $2 AND table_name = $3 LIMIT $4
