INSERT INTO account_links (member_id, link_id, purpose, token_hash, email_address, created_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (member_id, link_id) DO NOTHING
