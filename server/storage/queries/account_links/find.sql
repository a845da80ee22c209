SELECT * FROM account_links WHERE member_id = $1 AND link_id = $2
