UPDATE hrv_tasks SET status = 'running' WHERE owner_id = $1 AND task_id = $2 AND status = 'queued'
