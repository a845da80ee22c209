SELECT * FROM article_standings WHERE member_id = $1 ORDER BY article_id LIMIT $2
