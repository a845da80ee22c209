UPDATE members SET password_hash = $2 WHERE member_id = $1
