-- name: hold [sqlite]
SELECT revision FROM member_revisions WHERE member_id = $1

-- name: hold [postgres]
-- With the row of the member, as everybody else holds them. Nobody can raise the revision before this transaction ends.
SELECT member_revisions.revision FROM members JOIN member_revisions ON member_revisions.member_id = members.member_id
WHERE members.member_id = $1 FOR UPDATE
