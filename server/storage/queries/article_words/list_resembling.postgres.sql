SELECT word FROM article_words WHERE show_trgm(word) && show_trgm($1) ORDER BY word LIMIT $2
