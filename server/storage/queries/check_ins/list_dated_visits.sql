SELECT checked_in_at, state, day FROM check_ins WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day DESC, checked_in_at DESC, recorded_at DESC, check_in_id DESC LIMIT $4
