INSERT INTO feedback (member_id, feedback_id, event_id, text, given_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (member_id, event_id) DO NOTHING
