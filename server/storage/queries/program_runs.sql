-- name: begin
INSERT INTO program_runs (member_id, run, began_day, is_hidden) VALUES ($1, $2, $3, 0)
ON CONFLICT (member_id, run) DO NOTHING

-- name: begin_first
INSERT INTO program_runs (member_id, run, began_day, is_hidden) VALUES ($1, 1, $2, 0)
ON CONFLICT (member_id, run) DO UPDATE SET began_day = excluded.began_day
WHERE excluded.began_day < program_runs.began_day

-- name: find_present
-- The run with its days, one to a row, or one row without a day.
SELECT present.run, present.began_day, program_days.day
FROM (SELECT member_id, run, began_day FROM program_runs WHERE member_id = $1 ORDER BY run DESC LIMIT 1) AS present
LEFT JOIN program_days ON program_days.member_id = present.member_id AND program_days.run = present.run
ORDER BY program_days.day LIMIT $2

-- name: hide_before
UPDATE program_runs SET is_hidden = 1 WHERE member_id = $1 AND run < $2

-- name: list_past
SELECT run, began_day,
       (SELECT COUNT(*) FROM program_days
        WHERE program_days.member_id = program_runs.member_id AND program_days.run = program_runs.run) AS days_practised
FROM program_runs
WHERE member_id = $1 AND is_hidden = 0
  AND run < (SELECT MAX(run) FROM program_runs AS all_runs WHERE all_runs.member_id = $1)
ORDER BY run DESC LIMIT $2
