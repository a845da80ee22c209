SELECT * FROM onboardings WHERE member_id = $1
