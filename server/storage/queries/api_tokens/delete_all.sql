DELETE FROM api_tokens WHERE member_id = $1
