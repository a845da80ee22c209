-- name: find
SELECT * FROM trainers WHERE trainer_id = $1

-- name: find_by_address
SELECT * FROM trainers WHERE email_address = $1

-- name: find_by_code
SELECT * FROM trainers WHERE invite_code = $1

-- name: insert
INSERT INTO trainers (trainer_id, first_name, last_name, email_address, invite_code, created_at)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (email_address) DO NOTHING
