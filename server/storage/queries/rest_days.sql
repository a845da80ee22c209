-- name: delete
DELETE FROM rest_days WHERE member_id = $1 AND day = $2

-- name: insert
INSERT INTO rest_days (member_id, day) VALUES ($1, $2) ON CONFLICT (member_id, day) DO NOTHING

-- name: list_since
SELECT day FROM rest_days WHERE member_id = $1 AND day >= $2 ORDER BY day DESC LIMIT $3
