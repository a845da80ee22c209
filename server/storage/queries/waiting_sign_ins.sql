-- name: delete_all
DELETE FROM waiting_sign_ins WHERE member_id = $1

-- name: find
SELECT session_id FROM waiting_sign_ins WHERE member_id = $1 AND session_id = $2

-- name: forget_ended
DELETE FROM waiting_sign_ins WHERE expires_at < $1

-- name: insert
INSERT INTO waiting_sign_ins (member_id, session_id, token_hash, device_uuid, user_agent, tries, created_at, expires_at)
VALUES ($1, $2, $3, $4, $5, 0, $6, $7)

-- name: take
DELETE FROM waiting_sign_ins WHERE member_id = $1 AND session_id = $2

-- name: take_try
UPDATE waiting_sign_ins SET tries = tries + 1
WHERE token_hash = $1 AND expires_at > $2 AND tries < $3
RETURNING member_id, session_id, token_hash, device_uuid, user_agent, created_at, expires_at
