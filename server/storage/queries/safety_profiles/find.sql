SELECT sealed FROM safety_profiles WHERE member_id = $1
