-- name: erase_mentions
-- As in jobs.
DELETE FROM rate_limits
WHERE replace(' ' || replace(limit_key, ':', ' ') || ' ', ' ' || CAST($1 AS TEXT) || ' ', '')
    <> ' ' || replace(limit_key, ':', ' ') || ' '

-- name: find
SELECT calls FROM rate_limits WHERE limit_key = $1

-- name: forget_expired [sqlite]
DELETE FROM rate_limits
WHERE limit_key IN (SELECT limit_key FROM rate_limits WHERE expires_at < $1 ORDER BY expires_at LIMIT 20)

-- name: forget_expired [postgres]
-- SKIP LOCKED: two callers that tidy up at once, each holding its own key, must not wait for one another.
DELETE FROM rate_limits
WHERE limit_key IN (SELECT limit_key FROM rate_limits WHERE expires_at < $1 ORDER BY expires_at LIMIT 20
                    FOR UPDATE SKIP LOCKED)

-- name: keep
UPDATE rate_limits SET calls = $2, expires_at = $3 WHERE limit_key = $1

-- name: lock
-- The upsert locks the row, so that two calls at once are counted one after the other.
INSERT INTO rate_limits (limit_key, calls, expires_at) VALUES ($1, '', $2)
ON CONFLICT (limit_key) DO UPDATE SET expires_at = rate_limits.expires_at
RETURNING calls
