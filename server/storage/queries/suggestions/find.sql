SELECT * FROM suggestions WHERE member_id = $1
