INSERT INTO guide_acknowledgements (member_id, version, acknowledged_at) VALUES ($1, $2, $3)
ON CONFLICT (member_id, version) DO NOTHING
