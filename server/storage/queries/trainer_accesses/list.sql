SELECT * FROM trainer_accesses WHERE member_id = $1 ORDER BY accessed_at DESC, access_id DESC LIMIT $2
