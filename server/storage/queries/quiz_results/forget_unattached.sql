DELETE FROM quiz_results WHERE member_id IS NULL AND taken_at < $1
