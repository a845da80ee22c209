DELETE FROM article_index WHERE article_id = $1
