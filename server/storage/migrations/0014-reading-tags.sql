-- What a member says about the day of a reading, as names with a space between two. Readings from before have none.

ALTER TABLE hrv_tasks ADD COLUMN tags TEXT NOT NULL DEFAULT '';
