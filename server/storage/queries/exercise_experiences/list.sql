SELECT * FROM exercise_experiences WHERE member_id = $1 ORDER BY exercise_id LIMIT 1000
