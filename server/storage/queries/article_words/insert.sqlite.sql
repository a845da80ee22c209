INSERT INTO article_words (word) SELECT DISTINCT value FROM json_each($1)
