SELECT * FROM exercise_results
WHERE member_id = $1 AND (started_at, result_id) < ($2, $3) AND ($4 = '' OR exercise_id = $4)
ORDER BY started_at DESC, result_id DESC LIMIT $5
