SELECT * FROM exercise_results WHERE member_id = $1
ORDER BY started_at DESC, recorded_at DESC, result_id DESC LIMIT $2
