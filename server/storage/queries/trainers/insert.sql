INSERT INTO trainers (trainer_id, first_name, last_name, email_address, invite_code, created_at)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (email_address) DO NOTHING
