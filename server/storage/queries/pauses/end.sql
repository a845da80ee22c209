UPDATE pauses SET ended_day = $2 WHERE member_id = $1 AND ended_day IS NULL
