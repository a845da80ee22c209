-- name: insert
INSERT INTO plan_ticks (member_id, event_id, day, item, done, ticked_at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING event_id
