INSERT INTO article_words (word) SELECT DISTINCT value FROM jsonb_array_elements_text($1::jsonb)
