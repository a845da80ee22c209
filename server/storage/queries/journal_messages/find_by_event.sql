SELECT * FROM journal_messages WHERE member_id = $1 AND event_id = $2
