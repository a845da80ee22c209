SELECT * FROM article_events WHERE member_id = $1 AND article_id = $2 AND completed_at IS NULL
