DELETE FROM rate_limits WHERE replace(limit_key, $1, '') <> limit_key
