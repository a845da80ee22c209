INSERT INTO subscriptions (member_id, subscription_id, store, transaction_id, product_id, country_code, started_at,
                           expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (store, transaction_id) DO NOTHING
RETURNING subscription_id
