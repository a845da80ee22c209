-- name: count_without_key
-- Members with sealed texts whose key is not here.
SELECT count(*) AS members FROM (
    SELECT member_id FROM journal_messages WHERE body_key IS NOT NULL
    UNION
    SELECT member_id FROM safety_profiles WHERE sealed_key IS NOT NULL
) AS sealed
WHERE NOT EXISTS (SELECT 1 FROM member_keys WHERE member_keys.member_id = sealed.member_id)

-- name: count_wrapped_otherwise
SELECT count(*) AS keys FROM member_keys WHERE wrapped_by <> $1

-- name: find
SELECT key_id, wrapped_by, wrapped FROM member_keys WHERE member_id = $1

-- name: insert
-- Nothing where somebody was faster, the member is gone, or the key of the installation has been changed.
INSERT INTO member_keys (member_id, key_id, wrapped_by, wrapped)
SELECT members.member_id, $2, $3, $4 FROM members
WHERE members.member_id = $1 AND NOT EXISTS (SELECT 1 FROM installation_key WHERE installation_key.key_id <> $3)
ON CONFLICT (member_id) DO NOTHING

-- name: list
SELECT member_id, key_id, wrapped_by, wrapped FROM member_keys WHERE member_id > $1 ORDER BY member_id LIMIT $2

-- name: list_wrapped_by
SELECT member_id, wrapped FROM member_keys WHERE wrapped_by = $1 LIMIT $2

-- name: put_back
INSERT INTO member_keys (member_id, key_id, wrapped_by, wrapped)
SELECT members.member_id, $2, $3, $4 FROM members WHERE members.member_id = $1
ON CONFLICT (member_id) DO UPDATE SET key_id = excluded.key_id, wrapped_by = excluded.wrapped_by,
                                      wrapped = excluded.wrapped

-- name: wrap_again
UPDATE member_keys SET wrapped_by = $3, wrapped = $4 WHERE member_id = $1 AND wrapped_by = $2
