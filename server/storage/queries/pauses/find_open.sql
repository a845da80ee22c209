SELECT began_day FROM pauses WHERE member_id = $1 AND ended_day IS NULL LIMIT 1
