-- name: insert
INSERT INTO erased_keys (key_id) SELECT key_id FROM member_keys WHERE member_id = $1
ON CONFLICT (key_id) DO NOTHING

-- name: list
SELECT key_id FROM erased_keys WHERE key_id > $1 ORDER BY key_id LIMIT $2
