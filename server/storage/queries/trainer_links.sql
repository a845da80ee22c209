-- name: delete
DELETE FROM trainer_links WHERE member_id = $1

-- name: find
SELECT trainers.*, trainer_links.linked_at
FROM trainer_links JOIN trainers ON trainers.trainer_id = trainer_links.trainer_id
WHERE trainer_links.member_id = $1

-- name: insert
INSERT INTO trainer_links (member_id, trainer_id, linked_at) VALUES ($1, $2, $3)
ON CONFLICT (member_id) DO NOTHING

-- name: lock
-- Changes nothing, but holds the link while consents are written.
UPDATE trainer_links SET linked_at = linked_at WHERE member_id = $1 RETURNING trainer_id
