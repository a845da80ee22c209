DELETE FROM sessions WHERE member_id = $1
