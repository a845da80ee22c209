INSERT INTO balance_points (member_id, day, score, certainty, computed_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (member_id, day) DO UPDATE
SET score = excluded.score, certainty = excluded.certainty, computed_at = excluded.computed_at
WHERE balance_points.computed_at <= excluded.computed_at
