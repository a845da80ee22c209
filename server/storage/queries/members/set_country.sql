UPDATE members SET country_code = $2 WHERE member_id = $1
