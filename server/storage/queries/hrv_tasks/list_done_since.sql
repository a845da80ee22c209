SELECT hrv_tasks.*, readings.measured_at, readings.hr_bpm, readings.rmssd_ms, readings.sdnn_ms, readings.pnn50,
       readings.quality, readings.quality_reason, readings.beats, readings.duration_s, readings.beat_runs,
       readings.engine_version
FROM readings
JOIN hrv_tasks ON hrv_tasks.owner_id = readings.owner_id AND hrv_tasks.task_id = readings.task_id
WHERE readings.owner_id = $1 AND readings.measured_at >= $2
ORDER BY readings.measured_at DESC, readings.task_id DESC LIMIT $3
