-- name: delete_unmarked
DELETE FROM program_days
WHERE member_id = $1 AND day = $2
  AND NOT EXISTS (SELECT 1 FROM practice_marks WHERE practice_marks.member_id = $1 AND practice_marks.day = $2)

-- name: insert
INSERT INTO program_days (member_id, run, day)
SELECT $1, MAX(run), $2 FROM program_runs
WHERE member_id = $1 AND began_day <= $2
  AND NOT EXISTS (SELECT 1 FROM pauses
                  WHERE pauses.member_id = $1 AND pauses.began_day <= $2
                    AND (pauses.ended_day IS NULL OR pauses.ended_day > $2))
HAVING MAX(run) IS NOT NULL
ON CONFLICT (member_id, run, day) DO NOTHING

