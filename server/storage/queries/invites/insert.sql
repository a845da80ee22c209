INSERT INTO invites (invite_id, code, kind, months, event_id, created_by, first_name, email_address, trainer_id,
                     created_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
ON CONFLICT (created_by, event_id) DO NOTHING
RETURNING invite_id
