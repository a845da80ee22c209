SELECT api_tokens.token_id, api_tokens.member_id, api_tokens.last_used_at, api_tokens.expires_at, members.premium_until,
       members.language_code
FROM api_tokens JOIN members ON members.member_id = api_tokens.member_id
WHERE api_tokens.token_hash = $1
