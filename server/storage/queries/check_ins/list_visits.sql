SELECT checked_in_at, state FROM check_ins WHERE member_id = $1 AND checked_in_at >= $2
ORDER BY checked_in_at DESC, recorded_at DESC, check_in_id DESC LIMIT $3
