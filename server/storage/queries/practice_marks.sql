-- name: delete_tick
DELETE FROM practice_marks WHERE member_id = $1 AND day = $2 AND item = $3 AND source = 'tick'

-- name: insert
INSERT INTO practice_marks (member_id, day, item, source) VALUES ($1, $2, $3, $4)
ON CONFLICT (member_id, day, item, source) DO NOTHING

-- name: list
SELECT DISTINCT day, item FROM practice_marks WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day DESC, item LIMIT $4
