ALTER TABLE api_tokens ADD COLUMN expires_at INTEGER;
