-- name: find
SELECT breaths_per_minute, found_at FROM resonance_paces WHERE member_id = $1

-- name: upsert
INSERT INTO resonance_paces (member_id, breaths_per_minute, found_at) VALUES ($1, $2, $3)
ON CONFLICT (member_id) DO UPDATE
SET breaths_per_minute = excluded.breaths_per_minute, found_at = excluded.found_at
WHERE resonance_paces.found_at <= excluded.found_at
