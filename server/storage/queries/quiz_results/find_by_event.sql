SELECT * FROM quiz_results WHERE event_id = $1
