INSERT INTO balance_points (member_id, day, score, certainty) VALUES ($1, $2, $3, $4)
