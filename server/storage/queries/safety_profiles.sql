-- name: find
SELECT sealed, sealed_key FROM safety_profiles WHERE member_id = $1

-- name: list_plain
SELECT member_id, sealed FROM safety_profiles WHERE sealed_key IS NULL LIMIT $1

-- name: seal
-- Only what is still as it was read: the member may have answered again meanwhile.
UPDATE safety_profiles SET sealed = $2, sealed_key = $3
WHERE member_id = $1 AND sealed_key IS NULL AND sealed = $4

-- name: upsert
INSERT INTO safety_profiles (member_id, sealed, updated_at, sealed_key) VALUES ($1, $2, $3, $4)
ON CONFLICT (member_id) DO UPDATE
SET sealed = excluded.sealed, updated_at = excluded.updated_at, sealed_key = excluded.sealed_key
