SELECT object_key, created_at FROM hrv_uploads WHERE owner_id = $1 AND object_key > $2 ORDER BY object_key LIMIT $3
