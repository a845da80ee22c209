SELECT line_ids FROM journal_messages
WHERE member_id = $1 AND thread_id <> $2 AND sent_at >= $3 AND line_ids <> ''
ORDER BY sent_at DESC, message_id DESC LIMIT $4
