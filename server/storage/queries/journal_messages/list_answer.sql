SELECT * FROM journal_messages WHERE member_id = $1 AND thread_id = $2 AND answered_entry = $3
ORDER BY message_id LIMIT $4
