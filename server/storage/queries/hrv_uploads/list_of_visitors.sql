SELECT * FROM hrv_uploads WHERE substr(owner_id, 1, 8) = 'visitor:' AND created_at < $1
ORDER BY created_at, upload_id LIMIT $2
