DELETE FROM notification_tokens WHERE member_id = $1 AND session_id = $2 AND address <> $3
