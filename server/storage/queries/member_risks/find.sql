SELECT * FROM member_risks WHERE member_id = $1
