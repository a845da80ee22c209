SELECT member_id FROM subscriptions WHERE store = $1 AND transaction_id = $2
