SELECT day FROM program_days WHERE member_id = $1 AND run = $2 ORDER BY day LIMIT $3
