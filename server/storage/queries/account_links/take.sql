UPDATE account_links SET used_at = $3
WHERE member_id = $1 AND link_id = $2 AND used_at IS NULL AND expires_at > $3
