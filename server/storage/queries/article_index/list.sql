SELECT article_id, content_hash FROM article_index ORDER BY article_id
