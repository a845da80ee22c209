SELECT * FROM trainers WHERE email_address = $1
