SELECT member_id FROM external_identities WHERE provider = $1 AND subject = $2
