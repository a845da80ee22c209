INSERT INTO trainer_accesses (member_id, access_id, trainer_id, kind, accessed_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (member_id, access_id) DO NOTHING
