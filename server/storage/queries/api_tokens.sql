-- name: delete_all
DELETE FROM api_tokens WHERE member_id = $1

-- name: find_by_name
SELECT token_id FROM api_tokens WHERE member_id = $1 AND name = $2

-- name: find_holder
SELECT api_tokens.token_id, api_tokens.member_id, api_tokens.last_used_at, api_tokens.expires_at, members.premium_until,
       members.language_code
FROM api_tokens JOIN members ON members.member_id = api_tokens.member_id
WHERE api_tokens.token_hash = $1

-- name: insert
INSERT INTO api_tokens (member_id, token_id, name, token_hash, created_at, expires_at)
SELECT $1, $2, $3, $4, $5, $7
WHERE (SELECT count(*) FROM api_tokens WHERE member_id = $1) < $6
ON CONFLICT (member_id, name) DO NOTHING

-- name: list
SELECT * FROM api_tokens WHERE member_id = $1 ORDER BY created_at, token_id LIMIT 100

-- name: revoke
DELETE FROM api_tokens WHERE member_id = $1 AND token_id = $2

-- name: touch
UPDATE api_tokens SET last_used_at = $3
WHERE member_id = $1 AND token_id = $2 AND (last_used_at IS NULL OR last_used_at < $3)
