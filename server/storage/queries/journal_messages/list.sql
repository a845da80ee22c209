SELECT * FROM journal_messages WHERE member_id = $1 AND thread_id = $2 AND ($3 = '' OR message_id < $3)
ORDER BY message_id DESC LIMIT $4
