INSERT INTO reflections (member_id, event_id, run, week, answer_1, answer_2, answer_3, written_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING event_id
