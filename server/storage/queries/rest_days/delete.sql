DELETE FROM rest_days WHERE member_id = $1 AND day = $2
