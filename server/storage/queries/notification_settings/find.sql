SELECT * FROM notification_settings WHERE member_id = $1
