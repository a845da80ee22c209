-- name: delete_all
DELETE FROM known_devices WHERE member_id = $1

-- name: forget_unused
DELETE FROM known_devices WHERE seen_at < $1

-- name: knows
SELECT members.member_id FROM known_devices JOIN members ON members.member_id = known_devices.member_id
WHERE members.email_address = $1 AND known_devices.device_uuid = $2

-- name: see
INSERT INTO known_devices (member_id, device_uuid, seen_at) VALUES ($1, $2, $3)
ON CONFLICT (member_id, device_uuid) DO UPDATE SET seen_at = EXCLUDED.seen_at
