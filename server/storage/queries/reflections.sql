-- name: insert
INSERT INTO reflections (member_id, event_id, run, week, answer_1, answer_2, answer_3, written_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (member_id, event_id) DO NOTHING
RETURNING event_id

-- name: list_newest
SELECT * FROM reflections
WHERE member_id = $1 AND run = $2
  AND NOT EXISTS (SELECT 1 FROM reflections AS later
                  WHERE later.member_id = reflections.member_id AND later.run = reflections.run
                    AND later.week = reflections.week
                    AND (later.written_at, later.event_id) > (reflections.written_at, reflections.event_id))
ORDER BY week LIMIT 6
