-- name: complete
UPDATE article_standings
SET first_completed_at = CASE WHEN first_completed_at < $3 THEN first_completed_at ELSE $3 END,
    last_completed_at = CASE WHEN last_completed_at > $3 THEN last_completed_at ELSE $3 END
WHERE member_id = $1 AND article_id = $2

-- name: insert
INSERT INTO article_standings (member_id, article_id) VALUES ($1, $2)
ON CONFLICT (member_id, article_id) DO NOTHING

-- name: list
SELECT * FROM article_standings WHERE member_id = $1 ORDER BY article_id LIMIT $2

-- name: rate
UPDATE article_standings SET rating = $3 WHERE member_id = $1 AND article_id = $2
