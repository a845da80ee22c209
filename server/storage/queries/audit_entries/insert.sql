INSERT INTO audit_entries (audit_id, done_at, actor_member_id, actor, action, subject_member_id, subject, detail)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (audit_id) DO NOTHING
