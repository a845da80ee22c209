SELECT substr(day, 1, 7) AS month, CAST(AVG(score) AS DOUBLE PRECISION) AS mean_score, COUNT(*) AS points
FROM balance_points WHERE member_id = $1
GROUP BY substr(day, 1, 7) ORDER BY month DESC LIMIT $2
