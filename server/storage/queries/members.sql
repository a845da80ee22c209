-- name: change
UPDATE members
SET first_name = COALESCE($2, first_name), password_hash = COALESCE($3, password_hash),
    time_zone = COALESCE($4, time_zone), language_code = COALESCE($5, language_code),
    country_code = COALESCE($6, country_code)
WHERE member_id = $1

-- name: erase
DELETE FROM members WHERE member_id = $1

-- name: find
SELECT * FROM members WHERE member_id = $1

-- name: find_by_address
SELECT * FROM members WHERE email_address = $1

-- name: hold [sqlite]
SELECT member_id FROM members WHERE member_id = $1

-- name: hold [postgres]
SELECT member_id FROM members WHERE member_id = $1 FOR UPDATE

-- name: insert
INSERT INTO members (member_id, email_address, first_name, password_hash, time_zone, language_code, is_admin,
                     premium_source, premium_until, created_at, country_code, address_proven_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
ON CONFLICT (email_address) DO NOTHING
RETURNING member_id

-- name: keep_inherited
UPDATE members SET inherited_at = NULL WHERE member_id = $1 AND inherited_at IS NOT NULL

-- name: lock_premium
-- Changes nothing, but holds the row: what stacks on what is left must not be read twice.
UPDATE members SET premium_until = premium_until WHERE member_id = $1
RETURNING premium_source, premium_until, time_zone, created_at

-- name: prove_address
-- A password that was set before the address was proven may be that of somebody else, and so may the data.
UPDATE members SET address_proven_at = $2, password_hash = '', inherited_at = $2
WHERE member_id = $1 AND address_proven_at IS NULL

-- name: prove_another_address
-- As prove_address, for an address that the member does not have yet, or has not proven yet.
UPDATE members SET email_address = $2, address_proven_at = $3, password_hash = '', inherited_at = $3
WHERE member_id = $1 AND (email_address <> $2 OR address_proven_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM members AS others WHERE others.email_address = $2 AND others.member_id <> $1)

-- name: set_address
UPDATE members SET email_address = $2, address_proven_at = $3
WHERE member_id = $1
  AND NOT EXISTS (SELECT 1 FROM members AS others WHERE others.email_address = $2 AND others.member_id <> $1)

-- name: set_admin
UPDATE members SET is_admin = $2 WHERE member_id = $1

-- name: set_country
UPDATE members SET country_code = $2 WHERE member_id = $1

-- name: set_password
UPDATE members SET password_hash = $2 WHERE member_id = $1

-- name: set_premium
UPDATE members SET premium_source = $2, premium_until = $3 WHERE member_id = $1
