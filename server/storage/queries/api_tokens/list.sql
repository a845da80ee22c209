SELECT * FROM api_tokens WHERE member_id = $1 ORDER BY created_at, token_id LIMIT 100
