-- name: list_columns [sqlite]
SELECT t.name AS table_name, c.name AS column_name, c.type AS kind,
       CASE WHEN c."notnull" = 0 THEN 1 ELSE 0 END AS is_nullable,
       CASE WHEN c."notnull" = 1 AND c.dflt_value IS NULL THEN 1 ELSE 0 END AS is_required
FROM sqlite_schema AS t
JOIN pragma_table_info(t.name) AS c
WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'
ORDER BY t.name, c.cid

-- name: list_columns [postgres]
SELECT table_name::text AS table_name, column_name::text AS column_name, data_type::text AS kind,
       CASE WHEN is_nullable = 'YES' THEN 1 ELSE 0 END AS is_nullable,
       CASE WHEN is_nullable = 'NO' AND column_default IS NULL THEN 1 ELSE 0 END AS is_required
FROM information_schema.columns
WHERE table_schema = current_schema()
ORDER BY table_name, ordinal_position
