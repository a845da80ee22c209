-- Whoever writes is alone already.
SELECT 1 AS locked
