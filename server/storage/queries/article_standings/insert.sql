INSERT INTO article_standings (member_id, article_id) VALUES ($1, $2)
ON CONFLICT (member_id, article_id) DO NOTHING
