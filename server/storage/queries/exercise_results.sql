-- name: find_by_event
SELECT * FROM exercise_results WHERE member_id = $1 AND event_id = $2

-- name: insert
INSERT INTO exercise_results (member_id, result_id, event_id, exercise_id, plan_part, started_at, recorded_at, day, duration_s,
                              completed, mood_before, mood_after, mood_scale, felt_effect, effect_hundredths, note)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING result_id

-- name: list_behind
SELECT * FROM exercise_results
WHERE member_id = $1 AND (started_at, result_id) < ($2, $3) AND ($4 = '' OR exercise_id = $4)
ORDER BY started_at DESC, result_id DESC LIMIT $5

-- name: list_latest
SELECT * FROM exercise_results WHERE member_id = $1
ORDER BY started_at DESC, recorded_at DESC, result_id DESC LIMIT $2

-- name: sum_days
SELECT day, SUM(duration_s) AS seconds, COUNT(*) AS times FROM exercise_results
WHERE member_id = $1 AND day BETWEEN $2 AND $3
GROUP BY day ORDER BY day
