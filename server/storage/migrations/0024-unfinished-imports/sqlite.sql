ALTER TABLE imports ADD COLUMN finished_at INTEGER;
UPDATE imports SET finished_at = imported_at;
