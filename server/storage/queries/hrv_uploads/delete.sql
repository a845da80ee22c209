DELETE FROM hrv_uploads
WHERE owner_id = $1 AND upload_id = $2
  AND NOT EXISTS (SELECT 1 FROM hrv_tasks WHERE hrv_tasks.owner_id = $1 AND hrv_tasks.upload_id = $2)
