SELECT DISTINCT day, item FROM practice_marks WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day DESC, item LIMIT $4
