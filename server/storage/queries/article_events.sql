-- name: complete
UPDATE article_events
SET completed_at = COALESCE(completed_at, $4), is_daily = CASE WHEN completed_at IS NULL THEN $5 ELSE is_daily END
WHERE member_id = $1 AND event_id = $2 AND article_id = $3
RETURNING *

-- name: find
SELECT * FROM article_events WHERE member_id = $1 AND event_id = $2

-- name: find_open
SELECT * FROM article_events WHERE member_id = $1 AND article_id = $2 AND completed_at IS NULL

-- name: insert_open
INSERT INTO article_events (member_id, event_id, article_id, started_at, is_daily)
VALUES ($1, $2, $3, $4, 0)
ON CONFLICT DO NOTHING
RETURNING event_id

-- name: list_completed
SELECT * FROM article_events WHERE member_id = $1 AND completed_at >= $2
ORDER BY completed_at DESC, event_id DESC LIMIT $3

-- name: list_history
SELECT * FROM article_events
WHERE member_id = $1 AND (started_at < $2 OR (started_at = $2 AND event_id < $3))
ORDER BY started_at DESC, event_id DESC LIMIT $4

-- name: rate
UPDATE article_events SET rating = $4 WHERE member_id = $1 AND event_id = $2 AND article_id = $3
RETURNING *
