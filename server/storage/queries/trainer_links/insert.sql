INSERT INTO trainer_links (member_id, trainer_id, linked_at) VALUES ($1, $2, $3)
ON CONFLICT (member_id) DO NOTHING
