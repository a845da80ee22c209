SELECT * FROM journal_threads WHERE member_id = $1 AND ($2 = '' OR thread_id < $2) ORDER BY thread_id DESC LIMIT $3
