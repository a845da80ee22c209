-- name: attach
UPDATE orders SET payment_id = $2 WHERE order_id = $1 AND payment_id IS NULL

-- name: deliver
-- Receipts are counted without gaps: of two at once the second finds the number taken and tries again.
UPDATE orders SET paid_at = $2, invite_id = $3, downloads_until = $4,
                  receipt_number = (SELECT COALESCE(MAX(receipt_number), 0) + 1 FROM orders)
WHERE order_id = $1

-- name: end_downloads
UPDATE orders SET downloads_until = $2 WHERE order_id = $1 AND downloads_until > $2

-- name: find
SELECT * FROM orders WHERE order_id = $1

-- name: find_by_event
SELECT * FROM orders WHERE event_id = $1

-- name: forget_buyer
UPDATE orders SET first_name = '', email_address = '', card = '' WHERE email_address = $1

-- name: forget_unpaid
DELETE FROM orders WHERE paid_minor = 0 AND created_at < $1

-- name: insert
INSERT INTO orders (order_id, event_id, item, is_course, language_code, currency, price_minor, amount_off_minor, unique_code,
                    affiliate_code, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
ON CONFLICT (event_id) DO NOTHING

-- name: is_code_used
SELECT order_id FROM orders WHERE unique_code = $1 AND paid_minor > 0 LIMIT 1

-- name: list_unpaid
SELECT * FROM orders WHERE paid_minor = 0 AND created_at > $1 AND created_at <= $2 AND order_id > $3 ORDER BY order_id LIMIT $4

-- name: lock
-- Changes nothing, but holds the row until it is settled.
UPDATE orders SET currency = currency WHERE order_id = $1
RETURNING *

-- name: set_progress
UPDATE orders SET payment_id = $2, paid_minor = $3, refunded_minor = $4, disputed_minor = $5, dispute = $6,
                  paid_at = CASE WHEN CAST($3 AS BIGINT) > 0 THEN COALESCE(paid_at, $7) ELSE paid_at END
WHERE order_id = $1

-- name: set_buyer
-- The first time only: whoever was forgotten stays forgotten.
UPDATE orders SET first_name = $2, email_address = $3, card = $4 WHERE order_id = $1

-- name: take_download
UPDATE orders SET downloads = downloads + 1 WHERE order_id = $1 AND downloads_until > $2 AND downloads < $3
RETURNING downloads
