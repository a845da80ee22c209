-- A password that was set before the address was proven may be that of somebody else.
UPDATE members SET address_proven_at = $2, password_hash = ''
WHERE member_id = $1 AND address_proven_at IS NULL
