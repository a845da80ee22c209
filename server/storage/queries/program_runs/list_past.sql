SELECT run, began_day,
       (SELECT COUNT(*) FROM program_days
        WHERE program_days.member_id = program_runs.member_id AND program_days.run = program_runs.run) AS days_practised
FROM program_runs
WHERE member_id = $1 AND is_hidden = 0
  AND run < (SELECT MAX(run) FROM program_runs AS all_runs WHERE all_runs.member_id = $1)
ORDER BY run DESC LIMIT $2
