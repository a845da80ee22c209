-- name: find
-- In one statement what the snapshot says beside the charts. Each part is found by an index that begins with the member.
SELECT (SELECT revision FROM member_revisions WHERE member_id = $1) AS revision,
       (SELECT trainer_id FROM trainer_links WHERE member_id = $1) AS trainer_id,
       (SELECT COUNT(*) FROM review_requests WHERE member_id = $1) AS review_requests,
       (SELECT pause_until FROM notification_settings WHERE member_id = $1) AS pause_until,
       (SELECT CAST(COALESCE(SUM(unread), 0) AS BIGINT) FROM journal_threads WHERE member_id = $1 AND unread > 0)
           AS unread
