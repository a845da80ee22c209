-- name: count_places
SELECT state, COUNT(*) AS check_ins, AVG(angle) AS mean_angle FROM check_ins
WHERE member_id = $1 AND day BETWEEN $2 AND $3
GROUP BY state, CAST(angle AS INTEGER)
ORDER BY MIN(angle)

-- name: delete
DELETE FROM check_ins WHERE member_id = $1 AND check_in_id = $2 RETURNING event_id

-- name: find
SELECT * FROM check_ins WHERE member_id = $1 AND check_in_id = $2

-- name: find_by_event
SELECT * FROM check_ins WHERE member_id = $1 AND event_id = $2

-- name: insert
INSERT INTO check_ins (member_id, check_in_id, event_id, checked_in_at, recorded_at, arousal, comfort, felt_angle, angle,
                       state, body_signs, note, day)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING check_in_id

-- name: list_behind
SELECT * FROM check_ins WHERE member_id = $1 AND (checked_in_at, check_in_id) < ($2, $3)
ORDER BY checked_in_at DESC, check_in_id DESC LIMIT $4

-- name: list_dated_visits
SELECT checked_in_at, state, day FROM check_ins WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day DESC, checked_in_at DESC, recorded_at DESC, check_in_id DESC LIMIT $4

-- name: list_of_days
SELECT day, checked_in_at, felt_angle, body_signs FROM check_ins WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day DESC, checked_in_at DESC, check_in_id DESC LIMIT $4

-- name: list_places
SELECT day, angle FROM check_ins WHERE member_id = $1 AND day BETWEEN $2 AND $3
ORDER BY day, checked_in_at, check_in_id LIMIT $4

-- name: list_since
SELECT * FROM check_ins WHERE member_id = $1 AND checked_in_at >= $2
ORDER BY checked_in_at DESC, recorded_at DESC, check_in_id DESC LIMIT $3

-- name: list_visits
SELECT checked_in_at, state FROM check_ins WHERE member_id = $1 AND checked_in_at >= $2
ORDER BY checked_in_at DESC, recorded_at DESC, check_in_id DESC LIMIT $3

-- name: look_around
-- After the insert of an event of day $5: the revision, how many the day has, whether the member had removed it, and whether
-- anything lies in ($3, $4].
SELECT revision, (SELECT COUNT(*) FROM check_ins WHERE member_id = $1 AND day = $5) AS of_day,
       CASE WHEN EXISTS (SELECT 1 FROM removed_check_ins WHERE member_id = $1 AND event_id = $2)
            THEN 1 ELSE 0 END AS was_removed,
       CASE WHEN EXISTS (SELECT 1 FROM check_ins WHERE member_id = $1 AND day > $3 AND day <= $4)
              OR EXISTS (SELECT 1 FROM balance_points WHERE member_id = $1 AND day > $3 AND day <= $4)
            THEN 1 ELSE 0 END AS has_later_days
FROM member_revisions WHERE member_id = $1

-- name: replace
UPDATE check_ins
SET checked_in_at = $3, day = $4, edited_at = $5, arousal = $6, comfort = $7, felt_angle = $8, angle = $9, state = $10,
    body_signs = $11, note = $12
WHERE member_id = $1 AND check_in_id = $2
