-- name: advance
UPDATE journal_threads
SET phase = $3, phase_turns = $4, guide_turns = guide_turns + 1, unread = unread + $5,
    last_message_at = CASE WHEN last_message_at < $6 THEN $6 ELSE last_message_at END
WHERE member_id = $1 AND thread_id = $2

-- name: find
SELECT * FROM journal_threads WHERE member_id = $1 AND thread_id = $2

-- name: find_by_event
SELECT * FROM journal_threads WHERE member_id = $1 AND event_id = $2

-- name: insert
INSERT INTO journal_threads (member_id, thread_id, event_id, life_aspect, current_state, opened_at, last_message_at,
                             unread)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING thread_id

-- name: list
SELECT * FROM journal_threads WHERE member_id = $1 AND ($2 = '' OR thread_id < $2) ORDER BY thread_id DESC LIMIT $3

-- name: mark_read
UPDATE journal_threads SET unread = 0 WHERE member_id = $1 AND thread_id = $2

-- name: touch
UPDATE journal_threads SET last_message_at = $3 WHERE member_id = $1 AND thread_id = $2 AND last_message_at < $3
