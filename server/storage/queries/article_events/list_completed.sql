SELECT * FROM article_events WHERE member_id = $1 AND completed_at >= $2
ORDER BY completed_at DESC, event_id DESC LIMIT $3
