DELETE FROM trainer_consents WHERE member_id = $1 AND kind = $2
