DELETE FROM program_days
WHERE member_id = $1 AND day = $2
  AND NOT EXISTS (SELECT 1 FROM practice_marks WHERE practice_marks.member_id = $1 AND practice_marks.day = $2)
