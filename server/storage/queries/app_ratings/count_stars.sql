SELECT stars, COUNT(*) AS ratings FROM app_ratings GROUP BY stars ORDER BY stars LIMIT 5
