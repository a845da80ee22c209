-- name: delete
DELETE FROM hrv_uploads
WHERE owner_id = $1 AND upload_id = $2
  AND NOT EXISTS (SELECT 1 FROM hrv_tasks WHERE hrv_tasks.owner_id = $1 AND hrv_tasks.upload_id = $2)

-- name: erase_owner
DELETE FROM hrv_uploads WHERE owner_id = $1

-- name: find
SELECT * FROM hrv_uploads WHERE owner_id = $1 AND upload_id = $2

-- name: insert
INSERT INTO hrv_uploads (owner_id, upload_id, object_key, created_at) VALUES ($1, $2, $3, $4)

-- name: latest
SELECT * FROM hrv_uploads WHERE owner_id = $1 ORDER BY created_at DESC, upload_id DESC LIMIT 1

-- name: list_abandoned
SELECT hrv_uploads.* FROM hrv_uploads
LEFT JOIN hrv_tasks ON hrv_tasks.owner_id = hrv_uploads.owner_id AND hrv_tasks.upload_id = hrv_uploads.upload_id
WHERE hrv_uploads.created_at < $1 AND hrv_tasks.task_id IS NULL
ORDER BY hrv_uploads.created_at, hrv_uploads.upload_id LIMIT $2

-- name: list_objects
SELECT object_key, created_at FROM hrv_uploads WHERE owner_id = $1 AND object_key > $2 ORDER BY object_key LIMIT $3

-- name: list_of_visitors
SELECT * FROM hrv_uploads WHERE substr(owner_id, 1, 8) = 'visitor:' AND created_at < $1
ORDER BY created_at, upload_id LIMIT $2
