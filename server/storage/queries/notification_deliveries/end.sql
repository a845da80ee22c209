UPDATE notification_deliveries SET outcome = $3, ended_at = $4
WHERE member_id = $1 AND delivery_id = $2 AND ended_at IS NULL
