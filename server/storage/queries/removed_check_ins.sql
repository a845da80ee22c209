-- name: insert
INSERT INTO removed_check_ins (member_id, event_id) VALUES ($1, $2) ON CONFLICT (member_id, event_id) DO NOTHING
