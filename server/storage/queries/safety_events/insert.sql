INSERT INTO safety_events (member_id, message_id, at, level, flags, resources) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (member_id, message_id) DO NOTHING
