UPDATE program_runs SET is_hidden = 1 WHERE member_id = $1 AND run < $2
