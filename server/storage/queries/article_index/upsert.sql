INSERT INTO article_index (article_id, content_hash, words) VALUES ($1, $2, $3)
ON CONFLICT (article_id) DO UPDATE SET content_hash = excluded.content_hash, words = excluded.words
