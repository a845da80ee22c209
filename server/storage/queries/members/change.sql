UPDATE members
SET first_name = COALESCE($2, first_name), password_hash = COALESCE($3, password_hash),
    time_zone = COALESCE($4, time_zone), language_code = COALESCE($5, language_code),
    country_code = COALESCE($6, country_code)
WHERE member_id = $1
