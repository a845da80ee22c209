SELECT * FROM check_ins WHERE member_id = $1 AND event_id = $2
