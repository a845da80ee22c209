SELECT checked_in_at, state, day FROM check_ins WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY checked_in_at, recorded_at, check_in_id
