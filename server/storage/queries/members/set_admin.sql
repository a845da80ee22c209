UPDATE members SET is_admin = $2 WHERE member_id = $1
