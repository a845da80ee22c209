INSERT INTO check_ins (member_id, check_in_id, event_id, checked_in_at, recorded_at, arousal, comfort, felt_angle, angle,
                       state, body_signs, note, day)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING check_in_id
