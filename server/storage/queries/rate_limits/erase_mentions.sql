-- As in jobs.
DELETE FROM rate_limits
WHERE replace(' ' || replace(limit_key, ':', ' ') || ' ', ' ' || CAST($1 AS TEXT) || ' ', '')
    <> ' ' || replace(limit_key, ':', ' ') || ' '
