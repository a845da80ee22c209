SELECT * FROM hrv_uploads WHERE owner_id = $1 ORDER BY created_at DESC, upload_id DESC LIMIT 1
