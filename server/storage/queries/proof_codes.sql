-- name: delete
DELETE FROM proof_codes WHERE member_id = $1 AND session_id = $2

-- name: find_open
SELECT code_id FROM proof_codes WHERE member_id = $1 AND code_id = $2 AND expires_at > $3

-- name: forget_ended
DELETE FROM proof_codes WHERE expires_at < $1

-- name: keep
INSERT INTO proof_codes (member_id, session_id, code_id, tries, expires_at) VALUES ($1, $2, $3, 0, $4)
ON CONFLICT (member_id, session_id)
DO UPDATE SET code_id = EXCLUDED.code_id, tries = 0, expires_at = EXCLUDED.expires_at

-- name: take_try
UPDATE proof_codes SET tries = tries + 1
WHERE member_id = $1 AND session_id = $2 AND expires_at > $3 AND tries < $4 RETURNING code_id
