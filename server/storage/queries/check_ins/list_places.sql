SELECT day, angle FROM check_ins WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day, checked_in_at, check_in_id LIMIT $4
