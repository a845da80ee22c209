-- Changes nothing, but holds the session: two tokens for it at once come one after the other.
UPDATE sessions SET last_seen_at = last_seen_at WHERE member_id = $1 AND session_id = $2 RETURNING session_id
