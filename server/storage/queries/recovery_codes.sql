-- name: delete_all
DELETE FROM recovery_codes WHERE member_id = $1

-- name: insert
INSERT INTO recovery_codes (member_id, code_hash) VALUES ($1, $2)

-- name: take
DELETE FROM recovery_codes WHERE member_id = $1 AND code_hash = $2
