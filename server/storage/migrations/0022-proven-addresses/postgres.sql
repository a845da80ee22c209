ALTER TABLE members ADD COLUMN address_proven_at BIGINT;
