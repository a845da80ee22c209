UPDATE article_events SET rating = $4 WHERE member_id = $1 AND event_id = $2 AND article_id = $3
RETURNING *
