SELECT * FROM check_ins WHERE member_id = $1 AND (checked_in_at, check_in_id) < ($2, $3)
ORDER BY checked_in_at DESC, check_in_id DESC LIMIT $4
