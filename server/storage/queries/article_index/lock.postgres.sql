-- Two processes that start together take turns; the second then finds nothing to do.
SELECT 1 AS locked FROM pg_advisory_xact_lock(7012027)
