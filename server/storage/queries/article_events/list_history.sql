SELECT * FROM article_events
WHERE member_id = $1 AND (started_at < $2 OR (started_at = $2 AND event_id < $3))
ORDER BY started_at DESC, event_id DESC LIMIT $4
