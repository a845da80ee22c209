INSERT INTO exercise_results (member_id, result_id, event_id, exercise_id, plan_part, started_at, recorded_at, day, duration_s,
                              completed, mood_before, mood_after, mood_scale, felt_effect, effect_hundredths, note)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING result_id
