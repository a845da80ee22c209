SELECT * FROM subscriptions WHERE member_id = $1 ORDER BY expires_at DESC, subscription_id DESC LIMIT $2
