SELECT * FROM trainers WHERE trainer_id = $1
