UPDATE check_ins
SET checked_in_at = $3, day = $4, edited_at = $5, arousal = $6, comfort = $7, felt_angle = $8, angle = $9, state = $10,
    body_signs = $11, note = $12
WHERE member_id = $1 AND check_in_id = $2
