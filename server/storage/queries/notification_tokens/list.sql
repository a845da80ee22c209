SELECT * FROM notification_tokens WHERE member_id = $1 ORDER BY kept_at DESC, session_id LIMIT 100
