INSERT INTO quiz_results (quiz_result_key, event_id, sealed, taken_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (event_id) DO NOTHING
