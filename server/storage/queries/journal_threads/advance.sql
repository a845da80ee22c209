UPDATE journal_threads
SET phase = $3, phase_turns = $4, guide_turns = guide_turns + 1, unread = unread + $5,
    last_message_at = CASE WHEN last_message_at < $6 THEN $6 ELSE last_message_at END
WHERE member_id = $1 AND thread_id = $2
