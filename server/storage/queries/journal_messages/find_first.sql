SELECT * FROM journal_messages WHERE member_id = $1 AND thread_id = $2 ORDER BY message_id LIMIT 1
