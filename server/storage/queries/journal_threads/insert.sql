INSERT INTO journal_threads (member_id, thread_id, event_id, life_aspect, current_state, opened_at, last_message_at,
                             unread)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING thread_id
