SELECT * FROM exercise_results WHERE member_id = $1 AND event_id = $2
