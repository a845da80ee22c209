INSERT INTO jobs (kind, payload, unique_key, state, run_at, attempts, leased_by, leased_until, last_error)
VALUES ($1, $2, $3, 'waiting', $4, 0, '', 0, '')
ON CONFLICT (unique_key) WHERE state = 'waiting' AND unique_key <> '' DO NOTHING
