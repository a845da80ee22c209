SELECT measured_at FROM readings WHERE owner_id = $1 AND measured_at >= $2
ORDER BY measured_at DESC LIMIT $3
