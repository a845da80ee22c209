SELECT day, score, certainty FROM balance_points WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day DESC LIMIT $4
