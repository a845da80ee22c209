SELECT day, checked_in_at, felt_angle, body_signs FROM check_ins WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day DESC, checked_in_at DESC, check_in_id DESC LIMIT $4
