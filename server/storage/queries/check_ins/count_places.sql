SELECT state, COUNT(*) AS check_ins, AVG(angle) AS mean_angle FROM check_ins
WHERE member_id = $1 AND day BETWEEN $2 AND $3
GROUP BY state, CAST(angle AS INTEGER)
ORDER BY MIN(angle)
