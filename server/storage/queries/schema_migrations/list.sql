SELECT number, checksum FROM schema_migrations ORDER BY number
