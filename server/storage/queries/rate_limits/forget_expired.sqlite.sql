DELETE FROM rate_limits
WHERE limit_key IN (SELECT limit_key FROM rate_limits WHERE expires_at < $1 ORDER BY expires_at LIMIT 20)
