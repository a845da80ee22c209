ALTER TABLE imports ADD COLUMN finished_at BIGINT;
UPDATE imports SET finished_at = imported_at;
