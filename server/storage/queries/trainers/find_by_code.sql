SELECT * FROM trainers WHERE invite_code = $1
