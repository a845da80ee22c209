-- A link that only confirms the address which the member has opens nothing, and stays.
UPDATE account_links SET used_at = created_at
WHERE member_id = $1 AND used_at IS NULL
  AND NOT (purpose = 'address_change'
           AND email_address = (SELECT email_address FROM members WHERE members.member_id = $1))
