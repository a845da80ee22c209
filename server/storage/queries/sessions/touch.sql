UPDATE sessions
SET last_seen_at = CASE WHEN last_seen_at < $3 THEN $3 ELSE last_seen_at END,
    expires_at = CASE WHEN expires_at < $4 THEN $4 ELSE expires_at END
WHERE member_id = $1 AND session_id = $2 AND (last_seen_at < $3 OR expires_at < $4)
