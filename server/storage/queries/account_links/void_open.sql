UPDATE account_links SET used_at = created_at WHERE member_id = $1 AND used_at IS NULL
