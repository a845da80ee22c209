UPDATE members SET email_address = $2
WHERE member_id = $1 AND NOT EXISTS (SELECT 1 FROM members AS others WHERE others.email_address = $2)
