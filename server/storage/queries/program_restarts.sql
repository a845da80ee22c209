-- name: insert
INSERT INTO program_restarts (member_id, event_id, restarted_at) VALUES ($1, $2, $3)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING event_id
