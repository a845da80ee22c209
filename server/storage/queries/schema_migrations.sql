-- name: insert
INSERT INTO schema_migrations (number, name, checksum)
VALUES ($1, $2, $3)

-- name: list
SELECT number, checksum FROM schema_migrations ORDER BY number
