-- name: take
-- The row's lock decides between processes that ask at once; nothing comes back when it is not due.
INSERT INTO schedules (name, last_taken_at) VALUES ($1, $2)
ON CONFLICT (name) DO UPDATE SET last_taken_at = excluded.last_taken_at WHERE schedules.last_taken_at <= $3
RETURNING name
