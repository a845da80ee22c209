-- name: attach
UPDATE quiz_results SET member_id = $2, attached_at = $3 WHERE quiz_result_key = $1 AND member_id IS NULL

-- name: find
SELECT * FROM quiz_results WHERE quiz_result_key = $1

-- name: find_by_event
SELECT * FROM quiz_results WHERE event_id = $1

-- name: forget_unattached
DELETE FROM quiz_results WHERE member_id IS NULL AND taken_at < $1

-- name: insert
INSERT INTO quiz_results (quiz_result_key, event_id, sealed, taken_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (event_id) DO NOTHING

-- name: list
SELECT * FROM quiz_results WHERE member_id = $1 ORDER BY taken_at DESC, quiz_result_key DESC LIMIT $2
