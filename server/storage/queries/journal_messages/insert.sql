INSERT INTO journal_messages (member_id, thread_id, message_id, author, body, sent_at) VALUES ($1, $2, $3, $4, $5, $6)
