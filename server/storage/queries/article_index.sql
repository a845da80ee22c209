-- name: delete
DELETE FROM article_index WHERE article_id = $1

-- name: list
SELECT article_id, content_hash FROM article_index ORDER BY article_id

-- name: list_having [sqlite]
SELECT article_id FROM article_index
WHERE index_id IN (SELECT rowid FROM article_texts
                   WHERE article_texts MATCH (SELECT group_concat('"' || value || '"', ' OR ') FROM json_each($1)))
ORDER BY article_id LIMIT $2

-- name: list_having [postgres]
-- The words become a query as they are; PostgreSQL's own parser would cut some of them otherwise.
SELECT article_id FROM article_index
WHERE word_vector @@ (SELECT string_agg(quote_literal(value), ' | ')::tsquery FROM jsonb_array_elements_text($1::jsonb))
ORDER BY article_id LIMIT $2

-- name: lock [sqlite]
-- Whoever writes is alone already.
SELECT 1 AS locked

-- name: lock [postgres]
-- Two processes that start together take turns; the second then finds nothing to do.
SELECT 1 AS locked FROM pg_advisory_xact_lock(7012027)

-- name: upsert
INSERT INTO article_index (article_id, content_hash, words) VALUES ($1, $2, $3)
ON CONFLICT (article_id) DO UPDATE SET content_hash = excluded.content_hash, words = excluded.words
