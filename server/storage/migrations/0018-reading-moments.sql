-- When the recording was made, as the device said: a reading that was taken without a connection counts on its own
-- day. Without a word it is the moment of the task, as it was for those from before; `readings.measured_at` has it already.

ALTER TABLE hrv_tasks ADD COLUMN taken_at BIGINT;
