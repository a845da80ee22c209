SELECT * FROM quiz_results WHERE member_id = $1 ORDER BY taken_at DESC, quiz_result_key DESC LIMIT $2
