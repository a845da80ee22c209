INSERT INTO pauses (member_id, began_day, ended_day) VALUES ($1, $2, NULL)
ON CONFLICT (member_id, began_day) DO UPDATE SET ended_day = NULL
