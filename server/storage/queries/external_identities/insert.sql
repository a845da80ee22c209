INSERT INTO external_identities (member_id, provider, subject, joined_at) VALUES ($1, $2, $3, $4)
