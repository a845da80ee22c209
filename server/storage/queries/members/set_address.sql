UPDATE members SET email_address = $2, address_proven_at = $3
WHERE member_id = $1
  AND NOT EXISTS (SELECT 1 FROM members AS others WHERE others.email_address = $2 AND others.member_id <> $1)
