UPDATE members SET premium_source = $2, premium_until = $3 WHERE member_id = $1
