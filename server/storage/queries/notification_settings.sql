-- name: find
SELECT * FROM notification_settings WHERE member_id = $1

-- name: upsert
INSERT INTO notification_settings (member_id, topics, times, quiet_from, quiet_to, pause_until, kept_at)
VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (member_id) DO UPDATE
SET topics = excluded.topics, times = excluded.times, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
    pause_until = excluded.pause_until, kept_at = excluded.kept_at
