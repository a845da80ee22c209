-- name: find
SELECT guide_acknowledgements.version, guide_acknowledgements.acknowledged_at, members.country_code
FROM guide_acknowledgements
JOIN members ON members.member_id = guide_acknowledgements.member_id
WHERE guide_acknowledgements.member_id = $1 AND guide_acknowledgements.version = $2

-- name: insert
INSERT INTO guide_acknowledgements (member_id, version, acknowledged_at) VALUES ($1, $2, $3)
ON CONFLICT (member_id, version) DO NOTHING
