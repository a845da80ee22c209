UPDATE journal_messages SET reaction = $4 WHERE member_id = $1 AND thread_id = $2 AND message_id = $3
RETURNING *
