DELETE FROM account_links WHERE expires_at < $1
