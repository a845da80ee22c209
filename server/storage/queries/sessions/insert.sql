INSERT INTO sessions (member_id, session_id, token_hash, device_uuid, user_agent, created_at, last_seen_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
