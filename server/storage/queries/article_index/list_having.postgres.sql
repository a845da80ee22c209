-- The words become a query as they are; PostgreSQL's own parser would cut some of them otherwise.
SELECT article_id FROM article_index
WHERE word_vector @@ (SELECT string_agg(quote_literal(value), ' | ')::tsquery FROM jsonb_array_elements_text($1::jsonb))
ORDER BY article_id LIMIT $2
