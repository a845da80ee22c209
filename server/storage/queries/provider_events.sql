-- name: forget_before
DELETE FROM provider_events WHERE received_at < $1

-- name: insert
INSERT INTO provider_events (provider, event_id, kind, payment_id, received_at)
VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (provider, event_id) DO NOTHING
RETURNING event_id
