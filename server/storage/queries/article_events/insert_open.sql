INSERT INTO article_events (member_id, event_id, article_id, started_at, is_daily)
VALUES ($1, $2, $3, $4, 0)
ON CONFLICT DO NOTHING
RETURNING event_id
