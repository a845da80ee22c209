INSERT INTO journal_messages (member_id, thread_id, message_id, author, body, sent_at, line_ids, exercise_id,
                              is_safety_reply, answered_entry)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
