INSERT INTO rest_days (member_id, day) VALUES ($1, $2) ON CONFLICT (member_id, day) DO NOTHING
