-- name: delete_of_upload
DELETE FROM readings
WHERE owner_id = $1 AND task_id IN (SELECT task_id FROM hrv_tasks WHERE owner_id = $1 AND upload_id = $2)

-- name: erase_owner
DELETE FROM readings WHERE owner_id = $1

-- name: insert
INSERT INTO readings (owner_id, task_id, measured_at, hr_bpm, rmssd_ms, sdnn_ms, pnn50, quality, quality_reason, beats,
                      duration_s, beat_runs, engine_version, rmssd_low_ms, rmssd_high_ms, sdnn_low_ms, sdnn_high_ms,
                      clear_s, ectopic_beats)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)

-- name: list_times
SELECT measured_at FROM readings WHERE owner_id = $1 AND measured_at >= $2
ORDER BY measured_at DESC LIMIT $3
