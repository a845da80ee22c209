-- name: delete_all
DELETE FROM external_identities WHERE member_id = $1

-- name: find
SELECT member_id FROM external_identities WHERE provider = $1 AND subject = $2

-- name: find_of_member
SELECT subject FROM external_identities WHERE member_id = $1 AND provider = $2

-- name: insert
INSERT INTO external_identities (member_id, provider, subject, joined_at) VALUES ($1, $2, $3, $4)

-- name: list
SELECT provider, joined_at FROM external_identities WHERE member_id = $1 ORDER BY provider LIMIT 20

-- name: unlink
DELETE FROM external_identities WHERE member_id = $1 AND provider = $2
