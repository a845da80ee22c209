INSERT INTO journal_messages (member_id, thread_id, message_id, author, body, sent_at, event_id)
VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING message_id
