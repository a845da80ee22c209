SELECT * FROM members WHERE email_address = $1
