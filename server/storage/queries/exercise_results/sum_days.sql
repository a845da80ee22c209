SELECT day, SUM(duration_s) AS seconds, COUNT(*) AS times FROM exercise_results
WHERE member_id = $1 AND day BETWEEN $2 AND $3
GROUP BY day ORDER BY day
