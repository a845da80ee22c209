UPDATE sessions SET last_seen_at = $3, expires_at = $4
WHERE member_id = $1 AND session_id = $2 AND last_seen_at < $3
