INSERT INTO readings (owner_id, task_id, measured_at, hr_bpm, rmssd_ms, sdnn_ms, pnn50, quality, quality_reason, beats,
                      duration_s, beat_runs, engine_version)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
