INSERT INTO hrv_tasks (owner_id, task_id, upload_id, object_key, context, status, created_at)
VALUES ($1, $2, $3, $4, $5, 'queued', $6)
ON CONFLICT (owner_id, upload_id) DO NOTHING
RETURNING task_id
