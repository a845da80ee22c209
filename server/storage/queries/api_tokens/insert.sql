INSERT INTO api_tokens (member_id, token_id, name, token_hash, created_at, expires_at)
SELECT $1, $2, $3, $4, $5, $7
WHERE (SELECT count(*) FROM api_tokens WHERE member_id = $1) < $6
ON CONFLICT (member_id, name) DO NOTHING
