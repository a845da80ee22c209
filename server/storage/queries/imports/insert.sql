INSERT INTO imports (member_id, import_id, event_id, source, file_name, imported_at, row_count)
VALUES ($1, $2, $3, $4, $5, $6, 0)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING import_id
