DELETE FROM api_tokens WHERE member_id = $1 AND token_id = $2
