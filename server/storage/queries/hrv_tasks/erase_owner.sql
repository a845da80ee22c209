DELETE FROM hrv_tasks WHERE owner_id = $1
