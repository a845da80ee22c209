SELECT table_name::text AS table_name, column_name::text AS column_name, data_type::text AS kind,
       CASE WHEN is_nullable = 'YES' THEN 1 ELSE 0 END AS is_nullable,
       CASE WHEN is_nullable = 'NO' AND column_default IS NULL THEN 1 ELSE 0 END AS is_required
FROM information_schema.columns
WHERE table_schema = current_schema()
ORDER BY table_name, ordinal_position
