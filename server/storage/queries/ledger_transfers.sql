-- name: balances
SELECT account, currency, CAST(SUM(minor) AS BIGINT) AS minor FROM (
    SELECT to_account AS account, currency, minor FROM ledger_transfers
    UNION ALL
    SELECT from_account AS account, currency, -minor AS minor FROM ledger_transfers
) AS sides
GROUP BY account, currency

-- name: insert
INSERT INTO ledger_transfers (movement_id, line, order_id, reason, actor, moved_at, from_account, to_account, minor, currency)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
ON CONFLICT (movement_id, line) DO NOTHING
RETURNING line

-- name: list
-- An order has a handful; no more than this are ever made.
SELECT * FROM ledger_transfers WHERE order_id = $1 ORDER BY moved_at, movement_id, line LIMIT 1000
