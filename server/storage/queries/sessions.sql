-- name: end
DELETE FROM sessions WHERE member_id = $1 AND session_id = $2

-- name: end_all
DELETE FROM sessions WHERE member_id = $1

-- name: end_others
DELETE FROM sessions WHERE member_id = $1 AND session_id <> $2

-- name: find_live
SELECT sessions.session_id, sessions.member_id, sessions.last_seen_at, members.is_admin, members.premium_until,
       members.language_code, members.time_zone, member_revisions.revision
FROM sessions JOIN members ON members.member_id = sessions.member_id
JOIN member_revisions ON member_revisions.member_id = sessions.member_id
WHERE sessions.token_hash = $1 AND sessions.expires_at > $2

-- name: forget_expired
DELETE FROM sessions WHERE expires_at < $1

-- name: insert
INSERT INTO sessions (member_id, session_id, token_hash, device_uuid, user_agent, created_at, last_seen_at, expires_at,
                      proven_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $6)

-- name: list
SELECT * FROM sessions WHERE member_id = $1 AND expires_at > $2
ORDER BY created_at DESC, session_id LIMIT 100

-- name: lock
-- Changes nothing, but holds the session: two tokens for it at once come one after the other.
UPDATE sessions SET last_seen_at = last_seen_at WHERE member_id = $1 AND session_id = $2 RETURNING session_id

-- name: prove
UPDATE sessions SET proven_at = $3 WHERE member_id = $1 AND session_id = $2 AND proven_at < $3

-- name: proven_at
SELECT proven_at FROM sessions WHERE member_id = $1 AND session_id = $2

-- name: touch
UPDATE sessions
SET last_seen_at = CASE WHEN last_seen_at < $3 THEN $3 ELSE last_seen_at END,
    expires_at = CASE WHEN created_at + $5 < $4 THEN created_at + $5
                      WHEN expires_at < $4 THEN $4 ELSE expires_at END
WHERE member_id = $1 AND session_id = $2 AND (last_seen_at < $3 OR expires_at < $4)
