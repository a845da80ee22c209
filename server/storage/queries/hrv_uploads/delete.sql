DELETE FROM hrv_uploads WHERE owner_id = $1 AND upload_id = $2
