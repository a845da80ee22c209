SELECT * FROM balance_points WHERE member_id = $1 AND day = $2
