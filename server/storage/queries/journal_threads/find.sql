SELECT * FROM journal_threads WHERE member_id = $1 AND thread_id = $2
