DELETE FROM sessions WHERE member_id = $1 AND session_id <> $2
