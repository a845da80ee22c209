UPDATE article_events
SET completed_at = COALESCE(completed_at, $4), is_daily = CASE WHEN completed_at IS NULL THEN $5 ELSE is_daily END
WHERE member_id = $1 AND event_id = $2 AND article_id = $3
RETURNING *
