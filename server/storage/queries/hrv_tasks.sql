-- fragment: columns
hrv_tasks.*, readings.measured_at, readings.hr_bpm, readings.rmssd_ms, readings.sdnn_ms, readings.pnn50,
       readings.quality, readings.quality_reason, readings.beats, readings.duration_s, readings.beat_runs,
       readings.engine_version, readings.rmssd_low_ms, readings.rmssd_high_ms, readings.sdnn_low_ms,
       readings.sdnn_high_ms, readings.clear_s, readings.ectopic_beats

-- name: delete_of_upload
DELETE FROM hrv_tasks WHERE owner_id = $1 AND upload_id = $2

-- name: erase_owner
DELETE FROM hrv_tasks WHERE owner_id = $1

-- name: find
SELECT {{columns}}
FROM hrv_tasks
LEFT JOIN readings ON readings.owner_id = hrv_tasks.owner_id AND readings.task_id = hrv_tasks.task_id
WHERE hrv_tasks.owner_id = $1 AND hrv_tasks.task_id = $2

-- name: find_by_upload
SELECT {{columns}}
FROM hrv_tasks
LEFT JOIN readings ON readings.owner_id = hrv_tasks.owner_id AND readings.task_id = hrv_tasks.task_id
WHERE hrv_tasks.owner_id = $1 AND hrv_tasks.upload_id = $2

-- name: finish
UPDATE hrv_tasks SET status = 'done', finished_at = $3
WHERE owner_id = $1 AND task_id = $2 AND status IN ('queued', 'running')
RETURNING COALESCE(taken_at, created_at) AS measured_at

-- name: insert
INSERT INTO hrv_tasks (owner_id, task_id, upload_id, object_key, context, tags, status, created_at, taken_at)
VALUES ($1, $2, $3, $4, $5, $6, 'queued', $7, $8)
ON CONFLICT (owner_id, upload_id) DO NOTHING
RETURNING task_id

-- name: latest
SELECT {{columns}}
FROM hrv_tasks
LEFT JOIN readings ON readings.owner_id = hrv_tasks.owner_id AND readings.task_id = hrv_tasks.task_id
WHERE hrv_tasks.owner_id = $1
ORDER BY hrv_tasks.created_at DESC, hrv_tasks.task_id DESC LIMIT 1

-- name: list_done_behind
SELECT {{columns}}
FROM readings
JOIN hrv_tasks ON hrv_tasks.owner_id = readings.owner_id AND hrv_tasks.task_id = readings.task_id
WHERE readings.owner_id = $1 AND (readings.measured_at, readings.task_id) < ($2, $3)
ORDER BY readings.measured_at DESC, readings.task_id DESC LIMIT $4

-- name: list_done_since
SELECT {{columns}}
FROM readings
JOIN hrv_tasks ON hrv_tasks.owner_id = readings.owner_id AND hrv_tasks.task_id = readings.task_id
WHERE readings.owner_id = $1 AND readings.measured_at >= $2
ORDER BY readings.measured_at DESC, readings.task_id DESC LIMIT $3

-- name: list_tags
SELECT readings.measured_at, hrv_tasks.tags
FROM readings
JOIN hrv_tasks ON hrv_tasks.owner_id = readings.owner_id AND hrv_tasks.task_id = readings.task_id
WHERE readings.owner_id = $1 AND readings.measured_at >= $2
ORDER BY readings.measured_at DESC LIMIT $3

-- name: mark_running
UPDATE hrv_tasks SET status = 'running' WHERE owner_id = $1 AND task_id = $2 AND status = 'queued'

-- name: reject
UPDATE hrv_tasks
SET status = 'rejected', finished_at = $3, rejection_reason = $4, rejection_message = $5, rejection_second = $6,
    rejection_hr_bpm = $7
WHERE owner_id = $1 AND task_id = $2 AND status IN ('queued', 'running')
