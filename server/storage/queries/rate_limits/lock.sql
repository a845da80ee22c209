-- The upsert locks the row, so that two calls at once are counted one after the other.
INSERT INTO rate_limits (limit_key, calls, expires_at) VALUES ($1, '', $2)
ON CONFLICT (limit_key) DO UPDATE SET expires_at = rate_limits.expires_at
RETURNING calls
