-- name: erase_address
DELETE FROM sign_ups WHERE email_address = $1

-- name: find
SELECT * FROM sign_ups WHERE link_id = $1

-- name: find_by_token
SELECT * FROM sign_ups WHERE token_hash = $1

-- name: forget_ended
DELETE FROM sign_ups WHERE expires_at < $1

-- name: insert
INSERT INTO sign_ups (link_id, token_hash, email_address, first_name, time_zone, language_code, created_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (link_id) DO NOTHING

-- name: take
UPDATE sign_ups SET used_at = $2 WHERE link_id = $1 AND used_at IS NULL AND expires_at > $2
