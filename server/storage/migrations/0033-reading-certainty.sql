-- How far a reading can be trusted: the limits of RMSSD and SDNN (95 %), the seconds that the values rest on, and the early
-- beats that were left out. All are null for imported readings and for those of earlier engines. A refusal may know the
-- heart rate alone.
--
-- Adds columns without a default: no row is rewritten.

ALTER TABLE readings ADD COLUMN rmssd_low_ms DOUBLE PRECISION;

ALTER TABLE readings ADD COLUMN rmssd_high_ms DOUBLE PRECISION;

ALTER TABLE readings ADD COLUMN sdnn_low_ms DOUBLE PRECISION;

ALTER TABLE readings ADD COLUMN sdnn_high_ms DOUBLE PRECISION;

ALTER TABLE readings ADD COLUMN clear_s DOUBLE PRECISION;

ALTER TABLE readings ADD COLUMN ectopic_beats BIGINT;

ALTER TABLE hrv_tasks ADD COLUMN rejection_hr_bpm DOUBLE PRECISION;
