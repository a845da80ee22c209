SELECT subject FROM external_identities WHERE member_id = $1 AND provider = $2
