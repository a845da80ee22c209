DELETE FROM article_words
