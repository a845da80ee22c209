-- A file is brought in piece by piece, so that others can write in between. finished_at tells an import that came to its
-- end from one that was interrupted and goes on when the same file comes again. Those from before were whole at once.

ALTER TABLE imports ADD COLUMN finished_at BIGINT;
UPDATE imports SET finished_at = imported_at;
