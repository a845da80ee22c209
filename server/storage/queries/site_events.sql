-- name: count_by_name
SELECT name, place, count(*) AS times FROM site_events WHERE day >= $1 GROUP BY name, place ORDER BY name, place

-- name: forget_before
DELETE FROM site_events WHERE day < $1

-- name: insert
INSERT INTO site_events (event_id, name, place, day) VALUES ($1, $2, $3, $4) ON CONFLICT (event_id) DO NOTHING
