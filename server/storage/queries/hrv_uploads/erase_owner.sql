DELETE FROM hrv_uploads WHERE owner_id = $1
