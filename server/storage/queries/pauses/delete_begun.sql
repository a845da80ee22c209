DELETE FROM pauses WHERE member_id = $1 AND ended_day IS NULL AND began_day >= $2
