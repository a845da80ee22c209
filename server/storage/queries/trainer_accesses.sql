-- name: insert
INSERT INTO trainer_accesses (member_id, access_id, trainer_id, kind, accessed_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (member_id, access_id) DO NOTHING

-- name: list
SELECT * FROM trainer_accesses WHERE member_id = $1 ORDER BY accessed_at DESC, access_id DESC LIMIT $2
