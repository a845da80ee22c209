-- name: find
SELECT * FROM member_risks WHERE member_id = $1

-- name: upsert
INSERT INTO member_risks (member_id, level, urgency, told_plan, told_intent, told_means, told_time, is_denied, revision,
                          changed_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9)
ON CONFLICT (member_id) DO UPDATE
SET level = $2, urgency = $3, told_plan = $4, told_intent = $5, told_means = $6, told_time = $7, is_denied = $8,
    revision = member_risks.revision + 1, changed_at = $9
