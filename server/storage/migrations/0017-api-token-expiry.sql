-- When an API token ends by itself; null lasts until it is revoked.

ALTER TABLE api_tokens ADD COLUMN expires_at BIGINT;
