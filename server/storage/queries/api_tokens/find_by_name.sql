SELECT token_id FROM api_tokens WHERE member_id = $1 AND name = $2
