SELECT * FROM account_links WHERE token_hash = $1 AND purpose = $2
