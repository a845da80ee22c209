UPDATE article_standings
SET first_completed_at = CASE WHEN first_completed_at < $3 THEN first_completed_at ELSE $3 END,
    last_completed_at = CASE WHEN last_completed_at > $3 THEN last_completed_at ELSE $3 END
WHERE member_id = $1 AND article_id = $2
