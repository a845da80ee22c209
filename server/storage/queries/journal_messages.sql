-- name: find_by_event
SELECT * FROM journal_messages WHERE member_id = $1 AND event_id = $2

-- name: find_first
SELECT * FROM journal_messages WHERE member_id = $1 AND thread_id = $2 ORDER BY message_id LIMIT 1

-- name: insert
INSERT INTO journal_messages (member_id, thread_id, message_id, author, body, sent_at, line_ids, exercise_id,
                              is_safety_reply, answered_entry, body_key)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)

-- name: insert_entry
INSERT INTO journal_messages (member_id, thread_id, message_id, author, body, sent_at, event_id,
                              body_key)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING message_id

-- name: list
SELECT * FROM journal_messages WHERE member_id = $1 AND thread_id = $2 AND ($3 = '' OR message_id < $3)
ORDER BY message_id DESC LIMIT $4

-- name: list_answer
SELECT * FROM journal_messages WHERE member_id = $1 AND thread_id = $2 AND answered_entry = $3
ORDER BY message_id LIMIT $4

-- name: list_lines
SELECT journal_messages.*, journal_threads.life_aspect, journal_threads.current_state
FROM journal_messages
JOIN journal_threads ON journal_threads.member_id = journal_messages.member_id
                    AND journal_threads.thread_id = journal_messages.thread_id
WHERE journal_messages.member_id = $1 AND ($2 = '' OR journal_messages.message_id < $2)
ORDER BY journal_messages.message_id DESC LIMIT $3

-- name: list_lines_said
SELECT line_ids FROM journal_messages
WHERE member_id = $1 AND thread_id <> $2 AND sent_at >= $3 AND line_ids <> ''
ORDER BY sent_at DESC, message_id DESC LIMIT $4

-- name: list_plain
SELECT member_id, thread_id, message_id, body FROM journal_messages WHERE body_key IS NULL LIMIT $1

-- name: list_written
SELECT opened_at AS written_at FROM journal_threads WHERE member_id = $1 AND opened_at >= $2
UNION ALL
SELECT sent_at AS written_at FROM journal_messages WHERE member_id = $1 AND author = 'member' AND sent_at >= $2
ORDER BY written_at DESC LIMIT $3

-- name: react
UPDATE journal_messages SET reaction = $4 WHERE member_id = $1 AND thread_id = $2 AND message_id = $3
RETURNING *

-- name: seal
UPDATE journal_messages SET body = $4, body_key = $5
WHERE member_id = $1 AND thread_id = $2 AND message_id = $3 AND body_key IS NULL
