DELETE FROM check_ins WHERE member_id = $1 AND check_in_id = $2 RETURNING event_id
