-- name: find
SELECT sealed FROM safety_profiles WHERE member_id = $1

-- name: upsert
INSERT INTO safety_profiles (member_id, sealed, updated_at) VALUES ($1, $2, $3)
ON CONFLICT (member_id) DO UPDATE SET sealed = excluded.sealed, updated_at = excluded.updated_at
