DELETE FROM practice_marks WHERE member_id = $1 AND day = $2 AND item = $3 AND source = 'tick'
