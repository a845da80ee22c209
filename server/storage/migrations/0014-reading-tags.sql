-- The member's tags for the day of a reading, as names with a space between two. Earlier readings have none.

ALTER TABLE hrv_tasks ADD COLUMN tags TEXT NOT NULL DEFAULT '';
