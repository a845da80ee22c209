SELECT run, began_day FROM program_runs WHERE member_id = $1 ORDER BY run DESC LIMIT 1
