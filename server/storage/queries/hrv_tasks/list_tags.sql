SELECT readings.measured_at, hrv_tasks.tags
FROM readings
JOIN hrv_tasks ON hrv_tasks.owner_id = readings.owner_id AND hrv_tasks.task_id = readings.task_id
WHERE readings.owner_id = $1 AND readings.measured_at >= $2
ORDER BY readings.measured_at DESC LIMIT $3
