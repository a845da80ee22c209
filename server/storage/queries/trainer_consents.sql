-- name: delete
DELETE FROM trainer_consents WHERE member_id = $1 AND kind = $2

-- name: list
SELECT * FROM trainer_consents WHERE member_id = $1 LIMIT 100

-- name: upsert
INSERT INTO trainer_consents (member_id, kind, granted_at, expires_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (member_id, kind) DO UPDATE SET granted_at = excluded.granted_at, expires_at = excluded.expires_at
