-- name: delete_days
DELETE FROM balance_points WHERE member_id = $1 AND day BETWEEN $2 AND $3

-- name: list
SELECT day, score, certainty FROM balance_points WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day DESC LIMIT $4

-- name: list_months
SELECT substr(day, 1, 7) AS month, CAST(AVG(score) AS DOUBLE PRECISION) AS mean_score, COUNT(*) AS points
FROM balance_points WHERE member_id = $1
GROUP BY substr(day, 1, 7) ORDER BY month DESC LIMIT $2

-- name: list_touched_days
SELECT day FROM check_ins WHERE member_id = $1 AND day BETWEEN $2 AND $3
UNION
SELECT day FROM balance_points WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day LIMIT $4

-- name: put
INSERT INTO balance_points (member_id, day, score, certainty) VALUES ($1, $2, $3, $4)
ON CONFLICT (member_id, day) DO UPDATE SET score = excluded.score, certainty = excluded.certainty
