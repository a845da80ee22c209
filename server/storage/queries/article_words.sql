-- name: clear
DELETE FROM article_words

-- name: insert [sqlite]
INSERT INTO article_words (word) SELECT DISTINCT value FROM json_each($1)

-- name: insert [postgres]
INSERT INTO article_words (word) SELECT DISTINCT value FROM jsonb_array_elements_text($1::jsonb)

-- name: list_beginning
SELECT word FROM article_words WHERE word >= $1 AND word < $2 ORDER BY word LIMIT $3

-- name: list_resembling [sqlite]
WITH RECURSIVE
    padded (text) AS (SELECT '  ' || $1 || ' '),
    piece (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM piece, padded WHERE at + 3 <= length(text))
SELECT word FROM article_words
WHERE word_id IN (SELECT rowid FROM article_trigrams
                  WHERE padded MATCH (SELECT group_concat('"' || substr(text, at, 3) || '"', ' OR ') FROM piece, padded))
ORDER BY word LIMIT $2

-- name: list_resembling [postgres]
SELECT word FROM article_words WHERE show_trgm(word) && show_trgm($1) ORDER BY word LIMIT $2
