UPDATE hrv_tasks SET status = 'done', finished_at = $3
WHERE owner_id = $1 AND task_id = $2 AND status IN ('queued', 'running')
RETURNING COALESCE(taken_at, created_at) AS measured_at
