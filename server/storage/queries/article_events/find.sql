SELECT * FROM article_events WHERE member_id = $1 AND event_id = $2
