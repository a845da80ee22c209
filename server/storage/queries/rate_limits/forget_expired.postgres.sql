-- SKIP LOCKED: two callers that tidy up at once, each holding its own key, must not wait for one another.
DELETE FROM rate_limits
WHERE limit_key IN (SELECT limit_key FROM rate_limits WHERE expires_at < $1 ORDER BY expires_at LIMIT 20
                    FOR UPDATE SKIP LOCKED)
