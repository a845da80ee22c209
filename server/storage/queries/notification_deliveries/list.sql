SELECT * FROM notification_deliveries WHERE member_id = $1
ORDER BY queued_at DESC, delivery_id DESC LIMIT $2
