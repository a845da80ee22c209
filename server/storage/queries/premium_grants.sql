-- name: insert
INSERT INTO premium_grants (member_id, grant_id, source, given_at, months, ends_at)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (member_id, grant_id) DO NOTHING

-- name: list
-- The newest, should there ever be more than anybody collects in a life.
SELECT * FROM premium_grants WHERE member_id = $1 ORDER BY given_at DESC, grant_id LIMIT 1000

-- name: set_dates
UPDATE premium_grants SET ends_at = $3, grace_until = $4 WHERE member_id = $1 AND grant_id = $2

-- name: take_back
-- Whatever took it back first stays.
UPDATE premium_grants SET taken_back_at = $3, taken_back = $4
WHERE member_id = $1 AND grant_id = $2 AND taken_back_at IS NULL
