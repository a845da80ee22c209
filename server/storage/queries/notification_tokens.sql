-- name: delete_other
DELETE FROM notification_tokens WHERE member_id = $1 AND session_id = $2 AND address <> $3

-- name: list
SELECT * FROM notification_tokens WHERE member_id = $1 ORDER BY kept_at DESC, session_id LIMIT 100

-- name: upsert
INSERT INTO notification_tokens (member_id, session_id, service, address, p256dh, auth, kept_at)
VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (address) DO UPDATE
SET member_id = excluded.member_id, session_id = excluded.session_id, service = excluded.service,
    p256dh = excluded.p256dh, auth = excluded.auth, kept_at = excluded.kept_at
