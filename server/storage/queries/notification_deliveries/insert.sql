INSERT INTO notification_deliveries (member_id, delivery_id, event_id, kind, channel, queued_at, outcome)
VALUES ($1, $2, $3, $4, $5, $6, 'queued')
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING delivery_id
