-- name: count_rows
UPDATE imports SET row_count = row_count + $3 WHERE member_id = $1 AND import_id = $2 AND finished_at IS NULL

-- name: find
SELECT * FROM imports WHERE member_id = $1 AND import_id = $2

-- name: find_by_event
SELECT * FROM imports WHERE member_id = $1 AND event_id = $2

-- name: finish
UPDATE imports SET finished_at = $3 WHERE member_id = $1 AND import_id = $2 AND finished_at IS NULL

-- name: insert
INSERT INTO imports (member_id, import_id, event_id, source, file_name, imported_at, row_count)
VALUES ($1, $2, $3, $4, $5, $6, 0)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING import_id

-- name: list
SELECT * FROM imports WHERE member_id = $1 ORDER BY imported_at DESC, import_id DESC LIMIT $2

-- name: undo
UPDATE imports SET undone_at = $3 WHERE member_id = $1 AND import_id = $2 AND undone_at IS NULL
