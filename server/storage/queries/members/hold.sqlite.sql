SELECT member_id FROM members WHERE member_id = $1
