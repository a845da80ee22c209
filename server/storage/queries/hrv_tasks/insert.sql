INSERT INTO hrv_tasks (owner_id, task_id, upload_id, object_key, context, tags, status, created_at, taken_at)
VALUES ($1, $2, $3, $4, $5, $6, 'queued', $7, $8)
ON CONFLICT (owner_id, upload_id) DO NOTHING
RETURNING task_id
