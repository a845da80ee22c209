ALTER TABLE hrv_tasks ADD COLUMN taken_at BIGINT;
