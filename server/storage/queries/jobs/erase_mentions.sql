-- Not LIKE: an address may hold its wildcards.
DELETE FROM jobs
WHERE replace(payload, $1, '') <> payload OR replace(unique_key, $1, '') <> unique_key
   OR replace(last_error, $1, '') <> last_error
