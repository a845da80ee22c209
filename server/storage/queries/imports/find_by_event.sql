SELECT * FROM imports WHERE member_id = $1 AND event_id = $2
