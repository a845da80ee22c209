-- SQLite keeps the letters of the words in a table of their own.

DROP TABLE article_trigrams;

DROP TABLE article_words;
