SELECT * FROM quiz_results WHERE quiz_result_key = $1
