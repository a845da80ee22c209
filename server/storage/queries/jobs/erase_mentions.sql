-- As a word of its own: b@x.com stands in bob@x.com too. Not LIKE: an address may hold its wildcards.
DELETE FROM jobs
WHERE replace(' ' || replace(payload || ' ' || unique_key, ':', ' ') || ' ', ' ' || CAST($1 AS TEXT) || ' ', '')
    <> ' ' || replace(payload || ' ' || unique_key, ':', ' ') || ' '
