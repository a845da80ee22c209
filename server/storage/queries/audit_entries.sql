-- name: insert
INSERT INTO audit_entries (audit_id, done_at, actor_member_id, actor, action, subject_member_id, subject, detail)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (audit_id) DO NOTHING

-- name: list
SELECT audit_entries.*, actors.email_address AS actor_email_address, subjects.email_address AS subject_email_address
FROM audit_entries
LEFT JOIN members AS actors ON actors.member_id = audit_entries.actor_member_id
LEFT JOIN members AS subjects ON subjects.member_id = audit_entries.subject_member_id
WHERE $1 = '' OR audit_entries.audit_id < $1
ORDER BY audit_entries.audit_id DESC LIMIT $2
