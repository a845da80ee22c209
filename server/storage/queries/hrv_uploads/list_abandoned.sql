SELECT hrv_uploads.* FROM hrv_uploads
LEFT JOIN hrv_tasks ON hrv_tasks.owner_id = hrv_uploads.owner_id AND hrv_tasks.upload_id = hrv_uploads.upload_id
WHERE hrv_uploads.created_at < $1 AND hrv_tasks.task_id IS NULL
ORDER BY hrv_uploads.created_at, hrv_uploads.upload_id LIMIT $2
