INSERT INTO practice_marks (member_id, day, item, source) VALUES ($1, $2, $3, $4)
ON CONFLICT (member_id, day, item, source) DO NOTHING
