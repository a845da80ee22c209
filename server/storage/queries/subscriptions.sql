-- name: expire
UPDATE subscriptions SET expires_at = $3 WHERE store = $1 AND transaction_id = $2
RETURNING *

-- name: find_owner
SELECT member_id FROM subscriptions WHERE store = $1 AND transaction_id = $2

-- name: insert
INSERT INTO subscriptions (member_id, subscription_id, store, transaction_id, product_id, country_code, started_at,
                           expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (store, transaction_id) DO NOTHING
RETURNING subscription_id

-- name: list
SELECT * FROM subscriptions WHERE member_id = $1 ORDER BY expires_at DESC, subscription_id DESC LIMIT $2
