-- name: change
UPDATE installation_key SET key_id = $2 WHERE key_id = $1

-- name: claim
INSERT INTO installation_key (place, key_id) VALUES ('current', $1) ON CONFLICT (place) DO NOTHING

-- name: find
SELECT key_id FROM installation_key WHERE place = 'current'

-- name: forget
DELETE FROM installation_key

-- name: set
INSERT INTO installation_key (place, key_id) VALUES ('current', $1)
ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id
