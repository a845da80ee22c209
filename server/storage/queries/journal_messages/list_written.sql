SELECT opened_at AS written_at FROM journal_threads WHERE member_id = $1 AND opened_at >= $2
UNION ALL
SELECT sent_at AS written_at FROM journal_messages WHERE member_id = $1 AND author = 'member' AND sent_at >= $2
ORDER BY written_at DESC LIMIT $3
