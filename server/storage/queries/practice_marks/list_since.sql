SELECT DISTINCT day, item FROM practice_marks WHERE member_id = $1 AND day >= $2 ORDER BY day DESC, item LIMIT $3
