UPDATE journal_threads SET unread = 0 WHERE member_id = $1 AND thread_id = $2
