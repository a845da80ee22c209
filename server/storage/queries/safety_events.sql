-- name: delete_before
DELETE FROM safety_events
WHERE (member_id, message_id) IN (SELECT member_id, message_id FROM safety_events WHERE at < $1 ORDER BY at LIMIT $2)

-- name: insert
INSERT INTO safety_events (member_id, message_id, at, level, flags, resources) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (member_id, message_id) DO NOTHING
