DELETE FROM members WHERE member_id = $1
