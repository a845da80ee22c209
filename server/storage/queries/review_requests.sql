-- name: count
SELECT COUNT(*) AS requests FROM review_requests WHERE member_id = $1

-- name: insert
INSERT INTO review_requests (member_id, event_id, requested_at)
SELECT $1, $2, CAST($3 AS BIGINT) WHERE (SELECT COUNT(*) FROM review_requests WHERE member_id = $1) < $4
ON CONFLICT (member_id, event_id) DO NOTHING
