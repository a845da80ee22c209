-- name: find
SELECT * FROM suggestions WHERE member_id = $1

-- name: upsert
INSERT INTO suggestions (member_id, from_angle, to_angle, minutes, positions, surroundings, day, asked_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (member_id) DO UPDATE
SET from_angle = excluded.from_angle, to_angle = excluded.to_angle, minutes = excluded.minutes,
    positions = excluded.positions, surroundings = excluded.surroundings, day = excluded.day, asked_at = excluded.asked_at
WHERE suggestions.asked_at <= excluded.asked_at
