WITH RECURSIVE
    padded (text) AS (SELECT '  ' || $1 || ' '),
    piece (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM piece, padded WHERE at + 3 <= length(text))
SELECT word FROM article_words
WHERE word_id IN (SELECT rowid FROM article_trigrams
                  WHERE padded MATCH (SELECT group_concat('"' || substr(text, at, 3) || '"', ' OR ') FROM piece, padded))
ORDER BY word LIMIT $2
