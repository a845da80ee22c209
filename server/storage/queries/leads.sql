-- name: find
SELECT * FROM leads WHERE lead_id = $1

-- name: find_by_code
SELECT * FROM leads WHERE unique_code = $1

-- name: find_by_event
SELECT * FROM leads WHERE event_id = $1

-- name: forget_address
DELETE FROM leads WHERE email_address = $1

-- name: forget_before
DELETE FROM leads WHERE created_at < $1

-- name: insert
INSERT INTO leads (lead_id, kind, event_id, first_name, email_address, language_code, unique_code, amount_off_usd_cents,
                   expires_at, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
ON CONFLICT (event_id) DO NOTHING

-- name: list
SELECT * FROM leads WHERE $1 = '' OR kind = $1 ORDER BY created_at DESC, lead_id DESC LIMIT $2
