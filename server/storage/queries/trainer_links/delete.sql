DELETE FROM trainer_links WHERE member_id = $1
