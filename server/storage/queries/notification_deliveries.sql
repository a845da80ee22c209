-- name: end
UPDATE notification_deliveries SET outcome = $3, ended_at = $4
WHERE member_id = $1 AND delivery_id = $2 AND ended_at IS NULL

-- name: find_by_event
SELECT * FROM notification_deliveries WHERE member_id = $1 AND event_id = $2

-- name: insert
INSERT INTO notification_deliveries (member_id, delivery_id, event_id, kind, channel, queued_at, outcome)
VALUES ($1, $2, $3, $4, $5, $6, 'queued')
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING delivery_id

-- name: list
SELECT * FROM notification_deliveries WHERE member_id = $1
ORDER BY queued_at DESC, delivery_id DESC LIMIT $2
