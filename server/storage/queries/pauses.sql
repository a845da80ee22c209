-- name: begin
INSERT INTO pauses (member_id, began_day, ended_day) VALUES ($1, $2, NULL)
ON CONFLICT (member_id, began_day) DO UPDATE SET ended_day = NULL

-- name: delete_begun
DELETE FROM pauses WHERE member_id = $1 AND ended_day IS NULL AND began_day >= $2

-- name: end
UPDATE pauses SET ended_day = $2 WHERE member_id = $1 AND ended_day IS NULL

-- name: find_open
SELECT began_day FROM pauses WHERE member_id = $1 AND ended_day IS NULL LIMIT 1

-- name: list
SELECT began_day, ended_day FROM pauses WHERE member_id = $1 ORDER BY began_day DESC LIMIT $2
