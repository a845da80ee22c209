SELECT event_id FROM removed_check_ins WHERE member_id = $1 AND event_id = $2
