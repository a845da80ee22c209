INSERT INTO hrv_uploads (owner_id, upload_id, object_key, created_at) VALUES ($1, $2, $3, $4)
