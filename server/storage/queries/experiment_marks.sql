-- name: count_sides
SELECT experiment, is_shown, name, count(*) AS times
FROM experiment_marks JOIN site_events ON site_events.event_id = experiment_marks.event_id
WHERE day >= $1
GROUP BY experiment, is_shown, name
ORDER BY experiment, is_shown, name

-- name: insert
INSERT INTO experiment_marks (event_id, experiment, is_shown) VALUES ($1, $2, $3)
ON CONFLICT (event_id, experiment) DO NOTHING
