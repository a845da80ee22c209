SELECT * FROM trainer_consents WHERE member_id = $1 LIMIT 100
