DELETE FROM hrv_tasks WHERE owner_id = $1 AND upload_id = $2
