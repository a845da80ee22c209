SELECT created_at, tags FROM hrv_tasks WHERE owner_id = $1 AND status = 'done' AND created_at >= $2
ORDER BY created_at DESC LIMIT $3
