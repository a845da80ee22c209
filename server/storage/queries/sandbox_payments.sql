-- name: find
SELECT * FROM sandbox_payments WHERE payment_id = $1

-- name: find_by_order
SELECT * FROM sandbox_payments WHERE order_id = $1

-- name: find_by_secret
SELECT * FROM sandbox_payments WHERE client_secret = $1

-- name: forget_buyer
UPDATE sandbox_payments SET first_name = '', email_address = '', card = '' WHERE email_address = $1

-- name: insert
INSERT INTO sandbox_payments (payment_id, order_id, amount_minor, currency, client_secret, step, story, paid_minor,
                              refunded_minor, disputed_minor, dispute, first_name, email_address, card)
VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, 0, 'none', '', '', '')
ON CONFLICT (order_id) DO NOTHING

-- name: lock
-- Changes nothing, but holds the row.
UPDATE sandbox_payments SET step = step WHERE payment_id = $1
RETURNING *

-- name: update
UPDATE sandbox_payments SET step = $2, story = $3, paid_minor = $4, refunded_minor = $5, disputed_minor = $6, dispute = $7,
                            first_name = $8, email_address = $9, card = $10
WHERE payment_id = $1
