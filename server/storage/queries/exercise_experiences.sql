-- name: add
INSERT INTO exercise_experiences (member_id, exercise_id, times, rated, effect_hundredths, last_day)
VALUES ($1, $2, 1, $3, $4, $5)
ON CONFLICT (member_id, exercise_id) DO UPDATE
SET times = exercise_experiences.times + 1,
    rated = exercise_experiences.rated + excluded.rated,
    effect_hundredths = exercise_experiences.effect_hundredths + excluded.effect_hundredths,
    last_day = CASE WHEN excluded.last_day > exercise_experiences.last_day THEN excluded.last_day
                    ELSE exercise_experiences.last_day END

-- name: list
SELECT * FROM exercise_experiences WHERE member_id = $1 ORDER BY exercise_id LIMIT 1000
