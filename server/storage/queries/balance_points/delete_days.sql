DELETE FROM balance_points WHERE member_id = $1 AND day BETWEEN $2 AND $3
