-- name: begin
INSERT INTO authenticators (member_id, secret, last_step, created_at) VALUES ($1, $2, 0, $3)
ON CONFLICT (member_id) DO UPDATE SET secret = EXCLUDED.secret, created_at = EXCLUDED.created_at
WHERE authenticators.confirmed_at IS NULL

-- name: confirm
UPDATE authenticators SET confirmed_at = $4, last_step = $3
WHERE member_id = $1 AND secret = $2 AND confirmed_at IS NULL

-- name: delete
DELETE FROM authenticators WHERE member_id = $1

-- name: find
SELECT secret, last_step, confirmed_at,
       (SELECT COUNT(*) FROM recovery_codes WHERE recovery_codes.member_id = authenticators.member_id) AS recovery_codes
FROM authenticators WHERE member_id = $1

-- name: hold_confirmed
-- Changes nothing, but holds the authenticator: two who replace its recovery codes come one after the other.
UPDATE authenticators SET last_step = last_step WHERE member_id = $1 AND confirmed_at IS NOT NULL RETURNING secret

-- name: is_on
SELECT member_id FROM authenticators WHERE member_id = $1 AND confirmed_at IS NOT NULL

-- name: take_step
UPDATE authenticators SET last_step = $2 WHERE member_id = $1 AND last_step < $2 AND confirmed_at IS NOT NULL
