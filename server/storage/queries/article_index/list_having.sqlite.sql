SELECT article_id FROM article_index
WHERE index_id IN (SELECT rowid FROM article_texts
                   WHERE article_texts MATCH (SELECT group_concat('"' || value || '"', ' OR ') FROM json_each($1)))
ORDER BY article_id LIMIT $2
