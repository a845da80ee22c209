-- name: find
SELECT known_at FROM clock_marks WHERE name = $1

-- name: forget
DELETE FROM clock_marks

-- name: keep
INSERT INTO clock_marks (name, known_at) VALUES ($1, $2)
ON CONFLICT (name) DO UPDATE SET known_at = excluded.known_at
