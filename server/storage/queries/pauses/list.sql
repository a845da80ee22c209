SELECT began_day, ended_day FROM pauses WHERE member_id = $1 ORDER BY began_day DESC LIMIT $2
