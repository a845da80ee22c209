-- name: find
SELECT * FROM invites WHERE invite_id = $1

-- name: find_by_code
SELECT * FROM invites WHERE code = $1

-- name: find_by_event
SELECT * FROM invites WHERE created_by = $1 AND event_id = $2

-- name: forget_invitee
UPDATE invites SET first_name = '', email_address = '' WHERE email_address = $1

-- name: insert
INSERT INTO invites (invite_id, code, kind, months, event_id, created_by, first_name, email_address, trainer_id,
                     created_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
ON CONFLICT (created_by, event_id) DO NOTHING
RETURNING invite_id

-- name: list
SELECT * FROM invites WHERE $1 = '' OR invite_id < $1 ORDER BY invite_id DESC LIMIT $2

-- name: redeem
-- Of several that redeem at once the second waits for the first, and then no longer finds the row.
UPDATE invites SET redeemed_by = $2, redeemed_at = $3, first_name = '', email_address = ''
WHERE code = $1 AND kind <> 'trainer' AND redeemed_at IS NULL AND expires_at > $3
RETURNING *

-- name: revoke
-- A code that nobody has redeemed is worth nothing from now on; else whose it is.
UPDATE invites SET expires_at = CASE WHEN redeemed_at IS NULL THEN $2 ELSE expires_at END WHERE invite_id = $1
RETURNING redeemed_by
