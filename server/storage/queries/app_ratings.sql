-- name: count_stars
SELECT stars, COUNT(*) AS ratings FROM app_ratings GROUP BY stars ORDER BY stars LIMIT 5

-- name: upsert
INSERT INTO app_ratings (member_id, day, stars, rated_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (member_id, day) DO UPDATE SET stars = excluded.stars, rated_at = excluded.rated_at
