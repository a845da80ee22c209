SELECT hrv_tasks.*, readings.measured_at, readings.hr_bpm, readings.rmssd_ms, readings.sdnn_ms, readings.pnn50,
       readings.quality, readings.quality_reason, readings.beats, readings.duration_s, readings.beat_runs,
       readings.engine_version
FROM hrv_tasks
LEFT JOIN readings ON readings.owner_id = hrv_tasks.owner_id AND readings.task_id = hrv_tasks.task_id
WHERE hrv_tasks.owner_id = $1 AND hrv_tasks.upload_id = $2
