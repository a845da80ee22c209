-- name: find
SELECT event_id FROM removed_check_ins WHERE member_id = $1 AND event_id = $2

-- name: insert
INSERT INTO removed_check_ins (member_id, event_id) VALUES ($1, $2) ON CONFLICT (member_id, event_id) DO NOTHING
