SELECT * FROM sessions WHERE member_id = $1 AND expires_at > $2
ORDER BY created_at DESC, session_id LIMIT 100
