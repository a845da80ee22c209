SELECT trainers.*, trainer_links.linked_at
FROM trainer_links JOIN trainers ON trainers.trainer_id = trainer_links.trainer_id
WHERE trainer_links.member_id = $1
