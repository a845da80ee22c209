UPDATE rate_limits SET calls = $2, expires_at = $3 WHERE limit_key = $1
