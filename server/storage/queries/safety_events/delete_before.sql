DELETE FROM safety_events
WHERE (member_id, message_id) IN (SELECT member_id, message_id FROM safety_events WHERE at < $1 ORDER BY at LIMIT $2)
