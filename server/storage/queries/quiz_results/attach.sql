UPDATE quiz_results SET member_id = $2, attached_at = $3 WHERE quiz_result_key = $1 AND member_id IS NULL
