SELECT journal_messages.*, journal_threads.life_aspect, journal_threads.current_state
FROM journal_messages
JOIN journal_threads ON journal_threads.member_id = journal_messages.member_id
                    AND journal_threads.thread_id = journal_messages.thread_id
WHERE journal_messages.member_id = $1 AND ($2 = '' OR journal_messages.message_id < $2)
ORDER BY journal_messages.message_id DESC LIMIT $3
