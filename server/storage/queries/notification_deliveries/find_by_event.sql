SELECT * FROM notification_deliveries WHERE member_id = $1 AND event_id = $2
