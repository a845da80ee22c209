UPDATE hrv_tasks
SET status = 'rejected', finished_at = $3, rejection_reason = $4, rejection_message = $5, rejection_second = $6
WHERE owner_id = $1 AND task_id = $2 AND status IN ('queued', 'running')
