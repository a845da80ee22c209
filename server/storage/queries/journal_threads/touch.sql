UPDATE journal_threads SET last_message_at = $3 WHERE member_id = $1 AND thread_id = $2 AND last_message_at < $3
