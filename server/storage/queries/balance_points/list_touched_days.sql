SELECT day FROM check_ins WHERE member_id = $1 AND day BETWEEN $2 AND $3
UNION
SELECT day FROM balance_points WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day LIMIT $4
