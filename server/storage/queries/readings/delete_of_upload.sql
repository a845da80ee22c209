DELETE FROM readings
WHERE owner_id = $1 AND task_id IN (SELECT task_id FROM hrv_tasks WHERE owner_id = $1 AND upload_id = $2)
