-- SQLite has tables of its own for full-text search. The reason is in the other file.

DROP TABLE article_index;

DROP TABLE article_texts;

DROP TABLE article_words;

DROP TABLE article_trigrams;
