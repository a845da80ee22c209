INSERT INTO members (member_id, email_address, first_name, password_hash, time_zone, language_code, is_admin,
                     premium_source, premium_until, created_at, country_code, address_proven_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
ON CONFLICT (email_address) DO NOTHING
RETURNING member_id
