SELECT day FROM rest_days WHERE member_id = $1 AND day >= $2 ORDER BY day DESC LIMIT $3
