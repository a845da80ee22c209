UPDATE article_standings SET rating = $3 WHERE member_id = $1 AND article_id = $2
