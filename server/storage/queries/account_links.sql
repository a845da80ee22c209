-- name: find
SELECT * FROM account_links WHERE member_id = $1 AND link_id = $2

-- name: find_by_token
SELECT * FROM account_links WHERE token_hash = $1 AND purpose = $2

-- name: forget_ended
DELETE FROM account_links WHERE expires_at < $1

-- name: insert
INSERT INTO account_links (member_id, link_id, purpose, token_hash, email_address, created_at, expires_at, asked_by)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (member_id, link_id) DO NOTHING

-- name: revoke_open
UPDATE account_links SET used_at = created_at WHERE member_id = $1 AND used_at IS NULL

-- name: take
-- What signs in or erases is good only while the address that it was mailed to is the member's.
UPDATE account_links SET used_at = $3
WHERE member_id = $1 AND link_id = $2 AND used_at IS NULL AND expires_at > $3
  AND (purpose = 'address_change'
       OR email_address = (SELECT email_address FROM members WHERE members.member_id = $1))

-- name: void_open
-- A link that confirms the address which the member has was mailed there, and stays.
UPDATE account_links SET used_at = created_at
WHERE member_id = $1 AND used_at IS NULL
  AND NOT (purpose = 'address_change'
           AND email_address = (SELECT email_address FROM members WHERE members.member_id = $1))
