SELECT word FROM article_words WHERE word >= $1 AND word < $2 ORDER BY word LIMIT $3
