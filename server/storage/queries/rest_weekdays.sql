-- name: find
SELECT weekdays FROM rest_weekdays WHERE member_id = $1

-- name: upsert
INSERT INTO rest_weekdays (member_id, weekdays) VALUES ($1, $2)
ON CONFLICT (member_id) DO UPDATE SET weekdays = excluded.weekdays
